import { linkLetter } from './letter.ts'
import { memberTexts } from './member-texts.ts'

/** Tells somebody who waited for it that the owner has let them in. */
export const memberApprovedMail = linkLetter('member-approved', memberTexts.approved)
