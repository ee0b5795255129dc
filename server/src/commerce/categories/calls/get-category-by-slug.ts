import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const getCategoryBySlug: Handler<typeof categories.getCategoryBySlug> = () => {
  throw new Error('not built')
}
