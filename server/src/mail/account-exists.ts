import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

const words = memberTexts.accountExists

/** Tells somebody who signed up, or whose address somebody signed up with, that there is an account already. It opens nothing. */
export function accountExistsMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'account-exists',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name),
    after: [words.forgotten, words.notYou],
    about: { link, label: words.link },
  })
}
