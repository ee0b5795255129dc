import { linkLetter } from './letter.ts'
import { staffTexts } from './staff-texts.ts'

/** The mail with the link to choose another password for the desk, for whoever asked for it: it may have been anybody. */
export const staffRecoveryMail = linkLetter('staff-recovery', staffTexts.recovery)
