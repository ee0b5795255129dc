export { consumersBehind, waitingForPlace, type Waiting } from './store.ts'
