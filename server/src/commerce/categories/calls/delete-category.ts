import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const deleteCategory: Handler<typeof categories.deleteCategory> = () => {
  throw new Error('not built')
}
