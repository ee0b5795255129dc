import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Context } from '../../../kernel/context.ts'
import { recordCollectionEvent } from '../change.ts'
import { fieldsOf, referencedBy, type DataCollection } from '../collection.ts'
import { lockCollection, putIntoTrash } from '../store.ts'
import { collectionsWithOtherItems, selectDefinitions } from './store.ts'

type Definition = Pick<DataCollection, 'id' | 'revision' | 'doc'>

interface SampleInput {
  collections: readonly string[]
  items: readonly string[]
  /** Locks the collections until the transaction ends. */
  lock: boolean
}

/** Which collections of the sample shop are as they were filled and serve nothing else, and which the team has worked with. */
export async function sortSampleCollections(
  context: Pick<Context, 'db' | 'siteId'>,
  { collections, items, lock }: SampleInput,
): Promise<{ unused: Definition[]; kept: Definition[] }> {
  const all = await selectDefinitions(context, { lock: lock ? collections : [] })
  const changed = new Set(await collectionsWithOtherItems(context, { collections, items }))
  const isSample = ({ id }: Definition) => collections.includes(id)
  const kept = withReferenced(
    all,
    all.filter((one) => !isSample(one) || one.revision > 1 || changed.has(one.id)),
  )
  return {
    unused: all.filter((one) => isSample(one) && !kept.has(one.id)),
    kept: all.filter((one) => isSample(one) && kept.has(one.id)),
  }
}

/** The ids of these collections, and of all that their references lead to. */
function withReferenced(all: readonly Definition[], first: readonly Definition[]): Set<string> {
  const found = new Set<string>()
  const open = [...first]
  for (let one = open.pop(); one; one = open.pop()) {
    if (found.has(one.id)) continue
    found.add(one.id)
    const referenced = new Set(fieldsOf(one).flatMap((field) => referencedBy(field) ?? []))
    open.push(...all.filter(({ id }) => referenced.has(id)))
  }
  return found
}

export const nameOf = ({ id, doc }: Definition): string => doc.displayName ?? id

/** Puts locked collections into the trash, from which they can be restored. */
export async function trashCollections(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const held = await lockCollection(context, id)
    if (!held) continue
    await putIntoTrash(context, id, context.now)
    recordCollectionEvent(context, dataCollectionEvents.deleted, { ...held, revision: held.revision + 1 })
  }
}
