export { countAttempt, countForCaptcha, mayMail, uncountAttempt, type CountedAttempt } from './attempts.ts'
export { networkOf } from './rate-limits.ts'
