import { linkMail, note, type Block, type LinkMail, type MailDraft } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The email with the verification code. The code isn't in the subject, which notifications show on locked screens. */
export function verificationMail({ recipient, shop, code }: Omit<LinkMail, 'link'> & { code: string }): MailDraft {
  const { subject, heading, intro, notes } = mailTexts(shop.language).verificationCode(shop.name)
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, { kind: 'code', code }, ...notes.map(note)]
  return { template: 'verification-code', recipient, shop, subject, heading, blocks }
}

/** Says that an account already exists for the address that was used to register. Its link gives no access. */
export const accountExistsMail = (mail: LinkMail): MailDraft =>
  linkMail('account-exists', mail, mailTexts(mail.shop.language).accountExists(mail.shop.name))
