import type { dataExports as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { exportDataItems } from './calls/export-data-items.ts'

export const dataExports: Handlers<typeof contract> = { exportDataItems }
