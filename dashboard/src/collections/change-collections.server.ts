import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { isAllProducts } from './members.server.ts'
import { rowsOf, subtreesOf } from './tree/collection-tree.ts'
import { loadTree, treeReference } from './tree/load-tree.server.ts'
import { moveCollection, type Moved } from './tree/move-collection.server.ts'

/** What became of a change: which collection was moved, how many were deleted, or the question whether they should be. */
export interface Changed {
  moved?: Moved
  deleted?: number
  asked?: string[]
  problems?: FormProblems
}

/** Moves a collection, deletes the selected ones once that is confirmed, or changes the order of the featured ones. */
export async function changeCollections(client: Client, form: FormData): Promise<Changed> {
  const intent = textOf(form, 'intent')
  try {
    if (intent === 'move') return await moveCollection(client, form)
    if (intent !== 'delete') return await changeFeatured(client, form, intent)
    const ids = form
      .getAll('id')
      .map(String)
      .filter((id) => !isAllProducts(id))
    if (!form.has('confirmed')) return { asked: ids }
    return { deleted: await deleteCollections(client, ids) }
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}

/** Deletes collections with all below them. Returns how many those were. */
export async function deleteCollections(client: Client, ids: readonly string[]): Promise<number> {
  const { tops, count } = subtreesOf(rowsOf(await loadTree(client)), ids)
  for (const categoryId of tops) {
    try {
      await client.categories.deleteCategory({ categoryId, treeReference })
    } catch (error) {
      // It was deleted meanwhile.
      if (!isRefusedWith(error, 'CATEGORY_NOT_FOUND')) throw error
    }
  }
  return count
}

async function changeFeatured({ collections }: Client, form: FormData, intent: string): Promise<Changed> {
  const ids = form.getAll('featured').map(String)
  const [verb, id = ''] = intent.split(':')
  const at = ids.indexOf(id)
  if (at === -1) return {}
  const others = ids.toSpliced(at, 1)
  const collectionIds = verb === 'leave' ? others : others.toSpliced(verb === 'up' ? Math.max(0, at - 1) : at + 1, 0, id)
  await collections.setFeaturedCollections({ collectionIds })
  return {}
}
