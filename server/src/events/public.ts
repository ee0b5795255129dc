export { followEventHeaders, followEvents, type Follower } from './follow.ts'
export { insertEventsIf } from './inserts/store.ts'
export { type PastEvent, pastEvent } from './past-events.ts'
export { consumerBacklogs } from './consumers/store.ts'
export { dropEventPartitions } from './partitions.ts'
export { clearSnapshots, deleteEventsOf } from './purge/store.ts'
export { eventOf, recordEvent, recordEvents } from './record.ts'
export {
  type Backlog,
  countUnpublishedEvents,
  type EventName,
  eventsAfter,
  eventsAt,
  findEvent,
  lastSequence,
  newestEvent,
  positionBefore,
} from './store.ts'
export type { StreamEndpoint } from './stream.ts'
export type { Event, EventHeader, PublishedEvent } from './tables.ts'
