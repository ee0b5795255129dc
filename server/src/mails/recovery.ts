import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

const words = memberTexts.recovery

/** The mail with the link to choose another password, for whoever asked for it: it may have been anybody. */
export function recoveryMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'recovery',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name),
    after: [words.lasts, words.notYou],
    about: { link, label: words.link },
  })
}
