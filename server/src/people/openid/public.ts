export { type Claims, claimsOf, described } from './claims.ts'
export { authorizationAddress, type Binding, type Exchanged, exchangedFor } from './exchange.ts'
export { findingsAbout } from './findings.ts'
export { providerOf } from './provider.ts'
