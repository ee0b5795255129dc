import { linkLetter } from './letter.ts'
import { memberTexts } from './member-texts.ts'

/** The mail with the link to choose another password, for whoever asked for it: it may have been anybody. */
export const recoveryMail = linkLetter('recovery', memberTexts.recovery)
