export { followEvents, type Follower } from './follow.ts'
export { type PastEvent, pastEvent } from './past-events.ts'
export type { EventName } from './event-name.ts'
export { recordEvent, recordEvents, recordEventFrom } from './record.ts'
export {
  type Backlog,
  clearSnapshots,
  consumerBacklogs,
  countUnpublishedEvents,
  deleteEventsOf,
  eventsAfter,
  eventsWithIds,
  newestEvent,
  positionBefore,
  type PublishedEvent,
} from './store.ts'
export type { StreamEndpoint } from './stream.ts'
