export { answerStaffRecovery } from './answer-staff-recovery.ts'
