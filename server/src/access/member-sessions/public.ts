export { agentOf } from './device.ts'
export { recentSession } from './recent.ts'
export { endSession, endSessionsOf, isActive, openMemberSession, sessionOfId, sessionOfToken } from './sessions.ts'
export type { MemberSession } from './store.ts'
