import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentStoreVariant } from '../present.ts'
import { findStoreVariant } from '../store.ts'

const guidLength = 36

export const getStoreVariant: Handler<typeof catalogue.getStoreVariant> = async (context, { id }) => {
  const variant = await findStoreVariant(context, id.slice(0, guidLength), id.slice(guidLength + 1))
  return { variant: presentStoreVariant(variant ?? refuse('VARIANT_NOT_FOUND'), context.services.settings.baseUrl) }
}
