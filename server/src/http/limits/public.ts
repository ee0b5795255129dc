export { countAttempt, uncountAttempt, type Counted } from './attempts.ts'
export { networkOf } from './rate-limits.ts'
