export { followEvents, type Follower } from './follow.ts'
export { type PastEvent, pastEvent } from './past-events.ts'
export { consumerBacklogs } from './consumers/store.ts'
export { dropEventPartitions } from './partitions.ts'
export { clearSnapshots, deleteEventsOf } from './purge/store.ts'
export { eventOf, recordEvent, recordEvents, recordEventsFrom } from './record.ts'
export {
  type Backlog,
  countUnpublishedEvents,
  type Event,
  type EventName,
  eventsAfter,
  eventsAt,
  findEvent,
  insertEventsIf,
  lastSequence,
  newestEvent,
  positionBefore,
  type PublishedEvent,
} from './store.ts'
export type { StreamEndpoint } from './stream.ts'
