import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const moveCategory: Handler<typeof categories.moveCategory> = () => {
  throw new Error('not built')
}
