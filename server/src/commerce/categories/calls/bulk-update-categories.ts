import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkUpdateCategories: Handler<typeof categories.bulkUpdateCategories> = () => {
  throw new Error('not built')
}
