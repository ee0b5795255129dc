import { linkLetter } from './letter.ts'
import { memberTexts } from './member-texts.ts'

/** The mail with the link to choose a first password, to a member that the owner made. */
export const activationMail = linkLetter('activation', memberTexts.activation)
