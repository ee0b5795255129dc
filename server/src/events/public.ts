export { followEvents, type Follower } from './follow.ts'
export { type EventName, recordEvent, recordEvents, recordEventFrom } from './record.ts'
export { consumerBacklogs, clearSnapshots, type PublishedEvent, type Backlog, countUnpublishedEvents } from './store.ts'
export type { StreamEndpoint } from './stream.ts'
