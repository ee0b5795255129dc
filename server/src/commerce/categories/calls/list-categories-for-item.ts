import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const listCategoriesForItem: Handler<typeof categories.listCategoriesForItem> = () => {
  throw new Error('not built')
}
