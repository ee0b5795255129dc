import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const getArrangedItems: Handler<typeof categories.getArrangedItems> = () => {
  throw new Error('not built')
}
