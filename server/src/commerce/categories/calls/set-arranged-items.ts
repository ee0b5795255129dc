import type { categories } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const setArrangedItems: Handler<typeof categories.setArrangedItems> = () => {
  throw new Error('not built')
}
