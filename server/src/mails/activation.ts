import { letter, type Letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { memberTexts } from './member-texts.ts'

const words = memberTexts.activation

/** The mail with the link to choose a first password, to a member that the owner made. */
export function activationMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'activation',
    recipient,
    shop,
    subject: words.subject(name),
    before: words.asked(name),
    after: [words.lasts, words.notYou],
    about: { link, label: words.link },
  })
}
