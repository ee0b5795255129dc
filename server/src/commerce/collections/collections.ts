import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { presentCollection } from './present.ts'
import { findById, findBySlug } from './store.ts'

/** A collection by its id as the caller sees it; a hidden one is the same 404 as none. */
export async function findCollection(context: Context, id: string) {
  return presentCollection((await findById(context, id)) ?? refuse('COLLECTION_NOT_FOUND'), context.services.settings.baseUrl)
}

export async function findCollectionBySlug(context: Context, slug: string) {
  return presentCollection((await findBySlug(context, slug)) ?? refuse('COLLECTION_NOT_FOUND'), context.services.settings.baseUrl)
}
