export { countAttempt, forgiveAttempt } from './attempts.ts'
export { networkOf } from './rate-limits.ts'
