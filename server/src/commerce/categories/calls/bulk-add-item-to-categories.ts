import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkAddItemToCategories: Handler<typeof categories.bulkAddItemToCategories> = () => {
  throw new Error('not built')
}
