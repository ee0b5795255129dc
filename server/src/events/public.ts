export { follow, type Follower } from './follow.ts'
export { type EventName, record, recordAll, recording } from './record.ts'
export { consumersBehind, emptySnapshots, type PublishedEvent, type Waiting, waitingForPlace } from './store.ts'
export type { StreamDoor } from './stream.ts'
