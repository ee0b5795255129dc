import type { events as contract } from '@stoa/contract'
import type { Handlers } from '../kernel/handler.ts'
import { getEvent } from './calls/get-event.ts'
import { queryEvents } from './calls/query-events.ts'
import { searchEvents } from './calls/search-events.ts'

export const events: Handlers<typeof contract> = { queryEvents, searchEvents, getEvent }

export { loadEvents } from './past-events.ts'
export { addEventPartitions } from './partitions.ts'
export { publishEvents } from './publish.ts'
export { apiStream, serveEventStream } from './stream.ts'
