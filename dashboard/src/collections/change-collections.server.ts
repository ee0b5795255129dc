import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { isAllProducts } from './members.server.ts'

/** What became of a change of several collections: how many were deleted, or the question whether they should be. */
export interface Changed {
  deleted?: number
  asked?: string[]
  problems?: FormProblems
}

/** Deletes the selected collections once that is confirmed, or changes the order of the featured ones. */
export async function changeCollections(client: Client, form: FormData): Promise<Changed> {
  const intent = textOf(form, 'intent')
  try {
    if (intent !== 'delete') return await changeFeatured(client, form, intent)
    const ids = form
      .getAll('id')
      .map(String)
      .filter((id) => !isAllProducts(id))
    if (!form.has('confirmed')) return { asked: ids }
    return { deleted: await deleteEach(client, ids) }
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}

async function deleteEach({ collections }: Client, ids: readonly string[]): Promise<number> {
  let deleted = 0
  for (const id of ids) {
    try {
      await collections.deleteCollection({ id })
      deleted++
    } catch (error) {
      // It was deleted meanwhile.
      if (!isRefusedWith(error, 'COLLECTION_NOT_FOUND')) throw error
    }
  }
  return deleted
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
