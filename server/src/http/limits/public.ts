export { countAttempt, countForCaptcha, mayMail, uncountAttempt, type Counted } from './attempts.ts'
export { networkOf } from './rate-limits.ts'
