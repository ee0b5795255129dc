import { letter, type Letter, type Mail } from '../../mail/public.ts'

const texts = {
  verificationCode: {
    subject: (shop: string) => `Your code for ${shop}`,
    asked: (shop: string) => `Somebody signs in at ${shop} with this e-mail address. This is the code:`,
    lasts: 'It is good for 10 minutes, and once. Nobody but the page you are signing in at needs it: please tell it to no one.',
    notYou: 'If it was not you, there is nothing you need to do: without the code nobody gets in.',
  },
  accountExists: {
    subject: (shop: string) => `Your account at ${shop}`,
    asked: (shop: string) => `Somebody signed up at ${shop} with this e-mail address. It has an account there already: sign in with it.`,
    link: 'Sign in',
    forgotten: 'If you do not know the password, choose another one: “Forgot your password?” on that page sends you a link.',
    notYou: 'If it was not you, there is nothing you need to do: nobody was let in, and nobody was told that you have an account.',
  },
} as const

/** The mail with the code that shows an e-mail address to be one's own. The code stands in no subject: that is read over shoulders. */
export function verificationMail({ recipient, shop, code }: Pick<Letter, 'recipient' | 'shop'> & { code: string }): Mail {
  return letter({
    template: 'verification-code',
    recipient,
    shop,
    subject: texts.verificationCode.subject(shop.name),
    before: texts.verificationCode.asked(shop.name),
    after: [texts.verificationCode.lasts, texts.verificationCode.notYou],
    about: { code },
  })
}

/** Tells somebody who signed up, or whose address somebody signed up with, that there is an account already. It opens nothing. */
export function accountExistsMail({ recipient, shop, link }: Pick<Letter, 'recipient' | 'shop'> & { link: string }): Mail {
  const { name } = shop
  return letter({
    template: 'account-exists',
    recipient,
    shop,
    subject: texts.accountExists.subject(name),
    before: texts.accountExists.asked(name),
    after: [texts.accountExists.forgotten, texts.accountExists.notYou],
    about: { link, label: texts.accountExists.link },
  })
}
