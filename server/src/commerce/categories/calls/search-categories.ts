import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const searchCategories: Handler<typeof categories.searchCategories> = () => {
  throw new Error('not built')
}
