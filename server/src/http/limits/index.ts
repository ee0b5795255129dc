export { rateLimits } from './rate-limits.ts'
