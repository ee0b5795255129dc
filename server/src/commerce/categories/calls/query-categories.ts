import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const queryCategories: Handler<typeof categories.queryCategories> = () => {
  throw new Error('not built')
}
