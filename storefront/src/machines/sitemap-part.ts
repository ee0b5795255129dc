import { data } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sitemap-part'
import { collectionUrls, partsOf, productUrls, profileUrls } from './all-pages.server.ts'
import { urlsXml, xmlAnswer } from './xml.ts'

/** One of the lists that the sitemap of a large shop names: `1.xml`, `2.xml` …, and `members.xml`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  if (params.part === 'members.xml') return xmlAnswer(urlsXml(await profileUrls(client, baseUrl)))
  const part = Number(/^(\d{1,6})\.xml$/.exec(params.part)?.[1])
  if (!(part >= 1 && part <= (await partsOf(client)))) throw data(null, { status: 404 })
  const collections = part === 1 ? await collectionUrls(client, baseUrl) : []
  return xmlAnswer(urlsXml([...collections, ...(await productUrls(client, baseUrl, part))]))
}
