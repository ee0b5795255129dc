import { layout, linkMail, note, type Block, type LinkMail, type Mail } from '../../mail/public.ts'
import { mailTexts } from './mail-texts.ts'

/** The mail with the code that shows an e-mail address to be one's own. The code is in no subject: that is read over shoulders. */
export function verificationMail({ recipient, shop, code }: Omit<LinkMail, 'link'> & { code: string }): Mail {
  const { subject, heading, intro, notes } = mailTexts(shop.language).verificationCode(shop.name)
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, { kind: 'code', code }, ...notes.map(note)]
  return { template: 'verification-code', ...layout({ recipient, shop, subject, heading, blocks }) }
}

/** Says that there is an account already, to the address that was used to sign up. Its link opens nothing. */
export const accountExistsMail = (mail: LinkMail): Mail =>
  linkMail('account-exists', mail, mailTexts(mail.shop.language).accountExists(mail.shop.name))
