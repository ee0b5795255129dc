export { identifyRequest } from './identify-request.ts'
