import type { productExports as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { exportProducts } from './calls/export-products.ts'

export const productExports: Handlers<typeof contract> = { exportProducts }
