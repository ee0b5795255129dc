import type { DataPage, ItemData } from '../answers.ts'
import { paths } from '../paths.ts'

/** As much of a collection as an address is made of. */
export type Addressed = Pick<DataPage, 'dataCollectionId' | 'slugField'>

const slugMax = 200

/** What a value of the slug's field stands for in an address: itself, or the last part of a link to the page. Undefined where it is none of these. */
export function slugIn(value: unknown, dataCollectionId: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const slug = beginnings(dataCollectionId).reduce(
    (rest, before) => (before && rest.startsWith(before) ? rest.slice(before.length) : rest),
    value.trim(),
  )
  // A browser takes the dots for a way up, whatever they are written as.
  const isPlain = slug.length > 0 && slug.length <= slugMax && !/[/\\\p{Cc}]/u.test(slug) && !/^\.{1,2}$/.test(slug)
  return isPlain ? slug : undefined
}

/** What may stand before the slug in a link to a page. */
const beginnings = (dataCollectionId: string): string[] => [paths.dataItemPage(dataCollectionId, ''), '/']

/** All that the slug's field may hold where this stands in the address. */
export const slugVariants = (slug: string, dataCollectionId: string): string[] => [
  slug,
  ...beginnings(dataCollectionId).map((before) => `${before}${slug}`),
]

/** What stands for an item in the address of its page. */
export const slugOf = (item: ItemData, { dataCollectionId, slugField }: Addressed): string =>
  (slugField === undefined ? undefined : slugIn(item[slugField], dataCollectionId)) ?? String(item._id)

export const itemPath = (item: ItemData, of: Addressed): string => paths.dataItemPage(of.dataCollectionId, slugOf(item, of))
