import { linkMail, note, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'
import { maskedAddress } from './masked-address.ts'

/** The email with the link to set a new password. Anyone may have requested it. */
export const recoveryMail = (mail: LinkMail): MailDraft =>
  linkMail('recovery', mail, mailTexts(mail.shop.language).recovery(mail.shop.name))

/** The email with the link to set a first password, to a member that the owner created. */
export const activationMail = (mail: LinkMail): MailDraft =>
  linkMail('activation', mail, mailTexts(mail.shop.language).activation(mail.shop.name))

/** The email with the link that confirms a new sign-in address, to that address. */
export const loginEmailChangeMail = (mail: LinkMail): MailDraft =>
  linkMail('login-email-change', mail, mailTexts(mail.shop.language).loginEmailChange(mail.shop.name))

/** The notice to the previous sign-in address. The new one is masked: someone else may read the old mailbox. */
export function loginEmailChangedMail({ recipient, shop, newEmail }: Omit<LinkMail, 'link'> & { newEmail: string }): MailDraft {
  const { subject, heading, intro, notes } = mailTexts(shop.language).loginEmailChanged(shop.name, maskedAddress(newEmail))
  const blocks = [{ kind: 'paragraph', text: intro } as const, ...notes.map(note)]
  return { template: 'login-email-changed', recipient, shop, subject, heading, blocks }
}
