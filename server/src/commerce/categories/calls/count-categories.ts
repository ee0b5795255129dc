import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const countCategories: Handler<typeof categories.countCategories> = () => {
  throw new Error('not built')
}
