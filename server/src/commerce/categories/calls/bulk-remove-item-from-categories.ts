import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkRemoveItemFromCategories: Handler<typeof categories.bulkRemoveItemFromCategories> = () => {
  throw new Error('not built')
}
