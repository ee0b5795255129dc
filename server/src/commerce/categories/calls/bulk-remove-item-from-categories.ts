import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCategories } from '../items/change-categories.ts'

export const bulkRemoveItemFromCategories: Handler<typeof categories.bulkRemoveItemFromCategories> = (context, request) =>
  changeCategories(context, 'REMOVE', request)
