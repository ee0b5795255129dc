import type { collections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { recordCollection } from './change.ts'
import { type Collection, type CollectionRow, newSettings } from './collection.ts'
import { requireFreeSlug, slugFor } from './slug.ts'
import { insertIfFree } from './store.ts'
import { lockTreeForNew } from './tree/store.ts'

type NewCollection = RequestOf<typeof collections.createCollection>['collection']

/** Stores a collection at the top of the tree. */
export async function createNamed(context: Context, { name, description, slug, visible }: NewCollection): Promise<Collection> {
  const { index: siblingIndex } = await lockTreeForNew(context, null)
  const row = (slugOfRow: string): CollectionRow => ({
    id: newId(),
    revision: 1,
    createdDate: context.now,
    updatedDate: context.now,
    name,
    slug: slugOfRow,
    visible: visible ?? true,
    ...newSettings,
    siblingIndex,
    doc: { description: description ?? '', media: [] },
  })
  let created = row(slug ? await requireFreeSlug(context, slug) : await slugFor(context, name))
  // Another call has just taken the slug.
  while (!(await insertIfFree(context, created))) created = row(slug ? await requireFreeSlug(context, slug) : await slugFor(context, name))
  const collection = { ...created, numberOfProducts: 0 }
  recordCollection(context, 'created', collection)
  return collection
}
