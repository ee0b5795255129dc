import type { dataItems as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { queryDataItems } from './calls/query-data-items.ts'

export const dataItems: Handlers<typeof contract> = { queryDataItems }
