import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sitemap'
import { paths } from '../paths.ts'
import { collectionUrls, partsOf, productUrls, profileUrls } from './all-pages.server.ts'
import { indexXml, urlsXml, xmlAnswer } from './xml.ts'

/** All pages for search engines; of a large shop the list of the lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const parts = await partsOf(client)
  if (parts === 1) {
    const lists = await Promise.all([collectionUrls(client, baseUrl), productUrls(client, baseUrl), profileUrls(client, baseUrl)])
    return xmlAnswer(urlsXml(lists.flat()))
  }
  const names = [...Array.from({ length: parts }, (_, index) => index + 1), 'members']
  return xmlAnswer(indexXml(names.map((name) => `${baseUrl}${paths.sitemapPart(name)}`)))
}
