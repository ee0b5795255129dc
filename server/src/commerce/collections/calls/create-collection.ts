import type { collections } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { recordCollection } from '../change.ts'
import { type CollectionRow, newSettings } from '../collection.ts'
import { presentCollection } from '../present.ts'
import { requireFreeSlug, slugFor } from '../slug.ts'
import { insertIfFree } from '../store.ts'
import { lockTreeForNew } from '../tree/store.ts'

export const createCollection: Handler<typeof collections.createCollection> = async (context, { collection: sent }) => {
  const { name, description, slug, visible } = sent
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
  return { collection: presentCollection(collection, context.services.settings.baseUrl) }
}
