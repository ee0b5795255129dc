import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkSetItemCategories: Handler<typeof categories.bulkSetItemCategories> = () => {
  throw new Error('not built')
}
