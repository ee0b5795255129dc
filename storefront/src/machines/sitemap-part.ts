import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sitemap-part'
import { collectionUrls, partsOf, productUrls, profileUrls } from './all-pages.server.ts'
import { dataPageUrls, publicPages } from './data-pages.server.ts'
import { urlsXml, xmlAnswer, isForEveryone } from './xml.ts'

export const handle = isForEveryone

/** One of the lists of a large shop's sitemap: `1.xml`, `2.xml` …, `members.xml`, and `data-<id>.xml` for each data collection. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  if (params.part === 'members.xml') return xmlAnswer(urlsXml(await profileUrls(client, baseUrl)))
  const ofData = /^data-(.+)\.xml$/.exec(params.part)?.[1]
  if (ofData !== undefined) return xmlAnswer(urlsXml(await urlsOfData(client, ofData, baseUrl)))
  const part = Number(/^(\d{1,6})\.xml$/.exec(params.part)?.[1])
  if (!(part >= 1 && part <= (await partsOf(client)))) throw data(null, { status: 404 })
  const collections = part === 1 ? await collectionUrls(client, baseUrl) : []
  return xmlAnswer(urlsXml([...collections, ...(await productUrls(client, baseUrl, part))]))
}

async function urlsOfData(client: Client, dataCollectionId: string, baseUrl: string) {
  const page = (await publicPages(client)).find((one) => one.dataCollectionId === dataCollectionId)
  if (!page) throw data(null, { status: 404 })
  return dataPageUrls(client, page, baseUrl)
}
