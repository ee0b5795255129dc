export { countAttempt, uncountAttempt } from './attempts.ts'
export { networkOf } from './rate-limits.ts'
