import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findCollection } from '../collections.ts'

export const getCollection: Handler<typeof collections.getCollection> = async (context, { id }) => ({
  collection: await findCollection(context, id),
})
