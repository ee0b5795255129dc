import { linkLetter } from '../../mail/public.ts'

const texts = {
  recovery: {
    subject: (shop: string) => `Choose another password for ${shop}`,
    asked: (shop: string) => `Somebody asked for another password for your account at ${shop}. With this link you choose it:`,
    link: 'Choose a password',
    lasts: 'It is good for one hour, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If it was not you who asked, there is nothing you need to do: your password stays as it is.',
  },
  activation: {
    subject: (shop: string) => `Your account at ${shop}`,
    asked: (shop: string) => `${shop} has made an account for you. With this link you choose its password:`,
    link: 'Choose a password',
    lasts: 'It is good for seven days, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If you want no account, there is nothing you need to do.',
  },
} as const

/** The mail with the link to choose another password, for whoever asked for it: it may have been anybody. */
export const recoveryMail = linkLetter('recovery', texts.recovery)

/** The mail with the link to choose a first password, to a member that the owner made. */
export const activationMail = linkLetter('activation', texts.activation)
