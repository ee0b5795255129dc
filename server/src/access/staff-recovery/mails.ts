import { linkLetter } from '../../mail/public.ts'

const texts = {
  recovery: {
    subject: (shop: string) => `Choose another password for the dashboard of ${shop}`,
    asked: (shop: string) =>
      `Somebody asked for another password for your account at the dashboard of ${shop}. With this link you choose it:`,
    link: 'Choose a password',
    lasts: 'It is good for one hour, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If it was not you who asked, there is nothing you need to do: your password stays as it is.',
  },
} as const

/** The mail with the link to choose another password for the desk, for whoever asked for it: it may have been anybody. */
export const staffRecoveryMail = linkLetter('staff-recovery', texts.recovery)
