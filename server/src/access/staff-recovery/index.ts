export { answerStaffRecoveries, forgetStaffRecoveries } from './answer-requests.ts'
