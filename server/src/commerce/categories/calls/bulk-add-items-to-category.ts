import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkAddItemsToCategory: Handler<typeof categories.bulkAddItemsToCategory> = () => {
  throw new Error('not built')
}
