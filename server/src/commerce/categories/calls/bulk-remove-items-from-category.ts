import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkRemoveItemsFromCategory: Handler<typeof categories.bulkRemoveItemsFromCategory> = () => {
  throw new Error('not built')
}
