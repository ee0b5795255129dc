import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentSettings } from '../settings.ts'
import { findRow } from '../store.ts'

export const getCollectionSettings: Handler<typeof collections.getCollectionSettings> = async (context, { id }) => ({
  settings: presentSettings((await findRow(context, id)) ?? refuse('COLLECTION_NOT_FOUND')),
})
