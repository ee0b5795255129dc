import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const bulkShowCategories: Handler<typeof categories.bulkShowCategories> = () => {
  throw new Error('not built')
}
