import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const listTrees: Handler<typeof categories.listTrees> = () => {
  throw new Error('not built')
}
