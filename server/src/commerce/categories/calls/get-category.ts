import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const getCategory: Handler<typeof categories.getCategory> = () => {
  throw new Error('not built')
}
