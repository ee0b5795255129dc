import type { productsV3 } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { tagsMax } from '@stoa/contract/catalogue/limits'
import type { ProductDoc, ProductWithVariants } from '../../catalogue/public.ts'
import { failProduct } from './problem.ts'

type Sent = RequestOf<typeof productsV3.bulkUpdateProductTags>['assignTags']
type Changes = Record<'assignTags' | 'unassignTags', Sent>
type Kind = 'privateTags' | 'publicTags'

const idsOf = (sent: Sent, kind: Kind): readonly string[] => sent?.[kind]?.tagIds ?? []

export const isWithoutTags = (sent: Sent): boolean => idsOf(sent, 'privateTags').length + idsOf(sent, 'publicTags').length === 0

/** A product with tags, and without others. A tag that is both assigned and removed stays. */
export function withTagChanges({ product, variants }: ProductWithVariants, changes: Changes): ProductWithVariants {
  const { tags: before = { private: [], public: [] }, ...doc } = product.doc
  const tags = { private: changed(before.private, changes, 'privateTags'), public: changed(before.public, changes, 'publicTags') }
  return { product: { ...product, doc: { ...doc, ...tagsIn(tags) } }, variants }
}

export const tagsIn = (tags: NonNullable<ProductDoc['tags']>): Pick<ProductDoc, 'tags'> =>
  tags.private.length + tags.public.length > 0 ? { tags } : {}

function changed(before: readonly string[], { assignTags, unassignTags }: Changes, kind: Kind): string[] {
  const removed = new Set(idsOf(unassignTags, kind))
  const assigned = idsOf(assignTags, kind)
  const after = [...new Set([...before.filter((id) => !removed.has(id) || assigned.includes(id)), ...assigned])]
  return after.length > tagsMax ? failProduct('TOO_MANY_TAGS') : after
}
