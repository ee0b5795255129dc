import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const listCategoriesForItems: Handler<typeof categories.listCategoriesForItems> = () => {
  throw new Error('not built')
}
