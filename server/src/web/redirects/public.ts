export { stepOf } from './authorize.ts'
export { answerUrl, type AuthAnswer, codeAnswer, errorAnswer } from './complete-auth.ts'
export { type AuthDoc, readRedirectSession, type RedirectSession } from './redirect-session.ts'
export { isRegistered } from './return-addresses.ts'
