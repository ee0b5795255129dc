import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

const words = memberTexts.verificationCode

/** The mail with the code that shows an e-mail address to be one's own. The code stands in no subject: that is read over shoulders. */
export function verificationMail({ recipient, shop, code }: Pick<Letter, 'recipient' | 'shop'> & { code: string }): Mail {
  return letter({
    template: 'verification-code',
    recipient,
    shop,
    subject: words.subject(shop.name),
    before: words.asked(shop.name),
    after: [words.lasts, words.notYou],
    about: { code },
  })
}
