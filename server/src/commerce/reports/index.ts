import type { reports as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getDashboard } from './calls/get-dashboard.ts'
import { getSalesReport } from './calls/get-sales-report.ts'

export const reports: Handlers<typeof contract> = { getSalesReport, getDashboard }

export { loadSoldItems } from './load.ts'
export { recordSoldItems } from './record-sold-items.ts'
