import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeItems } from '../items/change-items.ts'

export const bulkRemoveItemsFromCategory: Handler<typeof categories.bulkRemoveItemsFromCategory> = (context, request) =>
  changeItems(context, 'REMOVE', request)
