import type { DataPage, ItemData } from '../answers.ts'
import { paths } from '../paths.ts'

/** The parts of a collection that its URLs are built from. */
export type Addressed = Pick<DataPage, 'dataCollectionId' | 'slugField'>

const slugMax = 200

/** The slug of a value of the slug field: the value itself, or the last part of a link to the page. Undefined if it is neither. */
export function slugIn(value: unknown, dataCollectionId: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const slug = beginnings(dataCollectionId).reduce(
    (rest, before) => (before && rest.startsWith(before) ? rest.slice(before.length) : rest),
    value.trim(),
  )
  // Browsers resolve dot segments, even if they are encoded.
  const isPlain = slug.length > 0 && slug.length <= slugMax && !/[/\\\p{Cc}]/u.test(slug) && !/^\.{1,2}$/.test(slug)
  return isPlain ? slug : undefined
}

/** Prefixes of a slug in a link to a page. */
const beginnings = (dataCollectionId: string): string[] => [paths.dataItemPage(dataCollectionId, ''), '/']

/** All values of the slug field that match this slug in the URL. */
export const slugVariants = (slug: string, dataCollectionId: string): string[] => [
  slug,
  ...beginnings(dataCollectionId).map((before) => `${before}${slug}`),
]

/** The last segment of an item's URL. */
export const slugOf = (item: ItemData, { dataCollectionId, slugField }: Addressed): string =>
  (slugField === undefined ? undefined : slugIn(item[slugField], dataCollectionId)) ?? String(item._id)

export const itemPath = (item: ItemData, of: Addressed): string => paths.dataItemPage(of.dataCollectionId, slugOf(item, of))
