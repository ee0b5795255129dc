import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCategories } from '../items/change-categories.ts'

export const bulkAddItemToCategories: Handler<typeof categories.bulkAddItemToCategories> = (context, request) =>
  changeCategories(context, 'ADD', request)
