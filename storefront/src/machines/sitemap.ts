import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import type { Route } from './+types/sitemap'
import { collectionUrls, partsOf, productUrls, profileUrls } from './all-pages.server.ts'
import { countAddresses, dataPageUrls, publicPages } from './data-pages.server.ts'
import { indexXml, urlsXml, xmlAnswer, isForEveryone } from './xml.ts'

export const handle = isForEveryone

/** More data URLs than these are in separate lists. */
const addressesTogether = 5_000

/** All pages for search engines; for a large shop the index of lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const [parts, pages] = await Promise.all([partsOf(client), publicPages(client)])
  if (parts === 1 && (await countAddresses(client, pages, addressesTogether)) <= addressesTogether) {
    const own = [collectionUrls(client, baseUrl), productUrls(client, baseUrl), profileUrls(client, baseUrl)]
    const lists = await Promise.all([...own, ...pages.map((page) => dataPageUrls(client, page, baseUrl))])
    return xmlAnswer(urlsXml(lists.flat()))
  }
  const names = [...Array.from({ length: parts }, (_, index) => index + 1), 'members']
  const ofData = pages.map(({ dataCollectionId }) => paths.dataSitemap(dataCollectionId))
  return xmlAnswer(indexXml([...names.map((name) => paths.sitemapPart(name)), ...ofData].map((path) => `${baseUrl}${path}`)))
}
