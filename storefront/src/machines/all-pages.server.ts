import type { Client } from '@stoa/sdk'
import { ownCollectionsByName } from '../collections/own-collections.ts'
import { seenByEverybody } from '../community/everybody.server.ts'
import { isIndexed } from '../frame/seo-tags.ts'
import { paths } from '../paths.ts'
import type { SiteUrl } from './xml.ts'

/** Maximum number of products per list. A part of a large shop is a range of product numbers, so that a list stays the same while others are added. */
const productsPerPart = 5_000
const pageSize = 100
/** Maximum number of listed profiles, the newest first. */
const profilesMax = 5_000

/** Number of lists in the sitemap. */
export async function partsOf(client: Client): Promise<number> {
  const { products, metadata } = await client.catalogue.queryProducts({
    query: { sort: [{ fieldName: 'numericId', order: 'DESC' }], paging: { limit: 1 } },
  })
  if ((metadata.total ?? Number.POSITIVE_INFINITY) <= productsPerPart) return 1
  return Math.ceil(Number(products[0]?.numericId ?? 1) / productsPerPart)
}

/** All products that search engines may list, or those of one part. */
export async function productUrls(client: Client, baseUrl: string, part?: number): Promise<SiteUrl[]> {
  const filter = part === undefined ? {} : { numericId: { $gt: (part - 1) * productsPerPart, $lte: part * productsPerPart } }
  const sort = [{ fieldName: 'numericId', order: 'ASC' as const }]
  const urls: SiteUrl[] = []
  let cursor: string | null | undefined
  do {
    const query = cursor ? { cursorPaging: { limit: pageSize, cursor } } : { filter, sort, cursorPaging: { limit: pageSize } }
    const { products, metadata } = await client.catalogue.queryProducts({ query })
    const listed = products.filter(({ seoData }) => isIndexed(seoData))
    urls.push(...listed.map(({ slug, lastUpdated }) => ({ address: `${baseUrl}${paths.product(slug)}`, changed: lastUpdated })))
    cursor = metadata.cursors?.next
  } while (cursor)
  return urls
}

/** The shop's own pages and its collections. */
export async function collectionUrls(client: Client, baseUrl: string): Promise<SiteUrl[]> {
  const collections = await ownCollectionsByName(client, pageSize)
  const own = [paths.home, paths.collections, paths.everything, paths.community]
  return [...own, ...collections.map(({ slug }) => paths.collection(slug ?? ''))].map((path) => ({ address: `${baseUrl}${path}` }))
}

/** The public profiles. */
export async function profileUrls(client: Client, baseUrl: string): Promise<SiteUrl[]> {
  const { filter } = await seenByEverybody(client)
  const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }]
  const urls: SiteUrl[] = []
  for (let offset = 0; offset < profilesMax; offset += pageSize) {
    const { members } = await client.members.queryMembers({ query: { filter, sort, paging: { limit: pageSize, offset } } })
    urls.push(
      ...members.map(({ profile, updatedDate }) => ({ address: `${baseUrl}${paths.profile(profile.slug ?? '')}`, changed: updatedDate })),
    )
    if (members.length < pageSize) break
  }
  return urls
}
