import type { reports as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getDesk } from './calls/get-desk.ts'
import { getSalesReport } from './calls/get-sales-report.ts'

export const reports: Handlers<typeof contract> = { getSalesReport, getDesk }

export { recordSoldItems } from './record-sold-items.ts'
