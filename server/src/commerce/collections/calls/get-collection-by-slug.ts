import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findCollectionBySlug } from '../collections.ts'

export const getCollectionBySlug: Handler<typeof collections.getCollectionBySlug> = async (context, { slug }) => ({
  collection: await findCollectionBySlug(context, slug),
})
