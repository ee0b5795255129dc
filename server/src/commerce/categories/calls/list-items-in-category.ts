import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const listItemsInCategory: Handler<typeof categories.listItemsInCategory> = () => {
  throw new Error('not built')
}
