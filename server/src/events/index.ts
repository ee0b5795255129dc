import type { events as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { queryEvents } from './calls/query-events.ts'

export const events: Handlers<typeof contract> = { queryEvents }
