import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const createCategory: Handler<typeof categories.createCategory> = () => {
  throw new Error('not built')
}
