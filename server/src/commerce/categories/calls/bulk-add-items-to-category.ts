import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeItems } from '../items/change-items.ts'

export const bulkAddItemsToCategory: Handler<typeof categories.bulkAddItemsToCategory> = (context, request) =>
  changeItems(context, 'ADD', request)
