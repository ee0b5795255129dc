export { currentIdentity } from './current-identity.ts'
export { identify, identityOfToken } from './identify.ts'
export { identityOfSession } from './session-cookie.ts'
