export { agentOf } from './device.ts'
export { recentSession } from './recent.ts'
export { endSession, endSessionsOf, isLiving, type MemberSession, openMemberSession, sessionOfId, sessionOfToken } from './sessions.ts'
