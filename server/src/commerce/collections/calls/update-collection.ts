import type { collections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { StaleReadError } from '../../../database/stale-read.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { saveCollection } from '../change.ts'
import { changedFieldsOf } from '../changed-fields.ts'
import { allProductsKey } from '../collection-key.ts'
import type { CollectionRow } from '../collection.ts'
import { presentCollection } from '../present.ts'
import { requireFreeSlug, slugFor } from '../slug.ts'
import { findRow, lockRow } from '../store.ts'
import { lockTree } from '../tree/store.ts'
import { hideBelow, requireVisibleParent } from '../tree/visibility.ts'

type Changes = RequestOf<typeof collections.updateCollection>['collection']

export const updateCollection: Handler<typeof collections.updateCollection> = async (context, { collection: changes }) => {
  const { description, name, visible } = changes
  const isShown = visible === undefined ? undefined : (visible ?? true)
  const tree = isShown !== undefined && (await findRow(context, changes.id))?.visible !== isShown ? await lockTree(context) : undefined
  const before = (await lockRow(context, changes.id)) ?? refuse('COLLECTION_NOT_FOUND')
  if (!tree && isShown !== undefined && isShown !== before.visible) throw new StaleReadError('Another transaction has shown or hidden it.')
  if (tree && isShown) requireVisibleParent(tree, before)
  const after: CollectionRow = {
    ...before,
    ...(name !== undefined && { name }),
    ...(isShown !== undefined && { visible: isShown }),
    ...(description !== undefined && { doc: { ...before.doc, description: description ?? '' } }),
  }
  const slug = await slugAfter(context, after, changes)
  const saved = await saveCollection(context, { ...after, slug }, changedFieldsOf(before, { ...after, slug }))
  if (tree && !isShown) await hideBelow(context, tree, before.id)
  return { collection: presentCollection(saved, context.services.settings.baseUrl) }
}

async function slugAfter(context: Context, { id, name, slug: before }: CollectionRow, { slug }: Changes): Promise<string> {
  if (slug === undefined || slug === before) return before
  if (id === allProductsKey) refuse('ALL_PRODUCTS_FIXED')
  return slug === null ? slugFor(context, name, id) : requireFreeSlug(context, slug, id)
}
