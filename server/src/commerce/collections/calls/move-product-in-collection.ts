import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { moveProduct } from '../members/move.ts'

export const moveProductInCollection: Handler<typeof collections.moveProductInCollection> = async (context, request) => {
  await moveProduct(context, request)
  return {}
}
