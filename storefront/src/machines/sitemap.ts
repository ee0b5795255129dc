import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sitemap'
import { paths } from '../paths.ts'
import { collectionUrls, partsOf, productUrls } from './all-pages.server.ts'
import { indexXml, urlsXml, xmlAnswer } from './xml.ts'

/** All pages for search engines; of a large shop the list of the lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const parts = await partsOf(client)
  if (parts > 1) return xmlAnswer(indexXml(Array.from({ length: parts }, (_, index) => `${baseUrl}${paths.sitemapPart(index + 1)}`)))
  return xmlAnswer(urlsXml([...(await collectionUrls(client, baseUrl)), ...(await productUrls(client, baseUrl))]))
}
