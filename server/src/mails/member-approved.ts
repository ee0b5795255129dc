import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

const words = memberTexts.approved

/** Tells somebody who waited for it that the owner has let them in. */
export function memberApprovedMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'member-approved',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name),
    after: [words.lasts, words.notYou],
    about: { link, label: words.link },
  })
}
