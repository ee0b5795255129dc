export { forgetAttempts } from './forget-past.ts'
export { rateLimits } from './rate-limits.ts'
