export { followEvents, type Follower } from './follow.ts'
export { type PastEvent, pastEvent } from './past-events.ts'
export { type EventName, eventToRecord, recordEvent, recordEvents } from './record.ts'
export {
  consumerBacklogs,
  clearSnapshots,
  deleteEventsOf,
  type Event,
  insertEventsIf,
  type PublishedEvent,
  type Backlog,
  countUnpublishedEvents,
} from './store.ts'
export type { StreamEndpoint } from './stream.ts'
