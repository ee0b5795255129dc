export { stepOf } from './authorize.ts'
export { answerUrl, type AuthAnswer, codeAnswer, errorAnswer } from './complete-auth.ts'
export type { AuthDoc, RedirectSession } from './redirect-session.ts'
export { readRedirectSession } from './redirect-sessions.ts'
