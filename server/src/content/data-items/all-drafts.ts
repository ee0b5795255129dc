import { publishingFields, statusField } from '@stoa/contract/data-items/publishing'
import type { Context } from '../../kernel/context.ts'
import { type DataCollection, inSandbox, type Pair } from '../data-collections/public.ts'
import { insert, publishDrafts, takeBack } from './drafts.ts'
import type { Doc } from './item.ts'
import { selectByIds, selectDraftIds } from './store.ts'

const atOnce = 1000

// Changes of all drafts also apply to the sandbox, because both environments have the same plugins.

/** Whether there are drafts: items of a drafts collection, or drafts by status. */
export async function hasDrafts(context: Context, collection: DataCollection): Promise<boolean> {
  for (const one of [collection, inSandbox(collection)]) if ((await selectDraftIds(context, one, { limit: 1 })).length > 0) return true
  return false
}

const inBoth = ({ published, drafts }: Pair): readonly Pair[] => [
  { published, drafts },
  { published: inSandbox(published), drafts: inSandbox(drafts) },
]

/** Publishes all drafts of a collection, replacing published items. */
export async function publishAllDrafts(context: Context, both: Pair): Promise<void> {
  for (const pair of inBoth(both))
    for (let ids = await next(context, pair.drafts); ids.length > 0; ids = await next(context, pair.drafts))
      await publishDrafts(context, pair, ids)
}

/** Moves items that are drafts by status to the drafts collection. */
export async function moveDraftsOut(context: Context, both: Pair): Promise<void> {
  const showing = { ...both, published: { ...both.published, showsDrafts: true } }
  for (const pair of inBoth(showing))
    for (let ids = await next(context, pair.published); ids.length > 0; ids = await next(context, pair.published))
      await takeBack(context, pair, { ids, as: withoutStatus })
}

const withoutStatus = (doc: Doc): Doc =>
  Object.fromEntries(Object.entries(doc).filter(([key]) => !(publishingFields as readonly string[]).includes(key)))

/** Moves drafts of unpublished items to the collection itself, as drafts by status. The others stay behind. */
export async function moveDraftsIn(context: Context, both: Pair): Promise<void> {
  for (const pair of inBoth(both)) await moveIn(context, pair)
}

async function moveIn(context: Context, { published, drafts }: Pair): Promise<void> {
  let after = ''
  for (let ids = await next(context, drafts, after); ids.length > 0; ids = await next(context, drafts, after)) {
    after = ids.at(-1)!
    const items = await selectByIds(context, drafts, ids)
    const asDrafts = items.map((item) => ({ ...item, doc: { ...item.doc, [statusField]: 'DRAFT' } }))
    await insert(context, published, asDrafts)
  }
}

const next = (context: Context, collection: DataCollection, after = ''): Promise<string[]> =>
  selectDraftIds(context, collection, { after, limit: atOnce })
