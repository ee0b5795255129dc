export { agentOf } from './device.ts'
export { recentSession } from './recent.ts'
export { endSession, endSessionsOf, isActive, memberSessionSeconds, openMemberSession, sessionOfId, sessionOfToken } from './sessions.ts'
export type { MemberSession } from './store.ts'
