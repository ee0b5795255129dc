import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const updateCategoryVisibility: Handler<typeof categories.updateCategoryVisibility> = () => {
  throw new Error('not built')
}
