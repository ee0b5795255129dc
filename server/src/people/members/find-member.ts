export { findByLoginEmail, findMember, lockMember, saveMember } from './store.ts'
