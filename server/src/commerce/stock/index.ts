import type { stock as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { queryLowStock } from './calls/query-low-stock.ts'

export const stock: Handlers<typeof contract> = { queryLowStock }

export { loadMovements, type Movement } from './load.ts'
