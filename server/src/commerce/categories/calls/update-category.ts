import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const updateCategory: Handler<typeof categories.updateCategory> = () => {
  throw new Error('not built')
}
