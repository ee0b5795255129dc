import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { presentCollection } from './present.ts'
import { findById, findBySlug } from './store.ts'

/** Finds a collection that the caller may see. A hidden one gets the same 404 as one that doesn't exist. */
export async function findCollection(context: Context, id: string) {
  return presentCollection((await findById(context, id)) ?? refuse('COLLECTION_NOT_FOUND'), context.services.settings.baseUrl)
}

export async function findCollectionBySlug(context: Context, slug: string) {
  return presentCollection((await findBySlug(context, slug)) ?? refuse('COLLECTION_NOT_FOUND'), context.services.settings.baseUrl)
}
