import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { staffTexts } from './staff-texts.ts'

const words = staffTexts.recovery

/** The mail with the link to choose another password for the desk, for whoever asked for it: it may have been anybody. */
export function staffRecoveryMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'staff-recovery',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name),
    after: [words.lasts, words.notYou],
    about: { link, label: words.link },
  })
}
