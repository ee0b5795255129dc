import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { staffTexts } from './staff-texts.ts'

const words = staffTexts.invitation

/** The mail with the link to join the staff; `from` is the name of whoever invites. */
export function staffInvitationMail({
  recipient,
  shop,
  link,
  from,
}: Pick<Letter, 'recipient' | 'shop'> & { link: string; from: string }): Mail {
  const { name } = shop
  return letter({
    template: 'staff-invitation',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name, from),
    after: [words.lasts, words.notYou],
    about: { link, label: words.link },
  })
}
