export { answerStaffRecoveries } from './answer-requests.ts'
