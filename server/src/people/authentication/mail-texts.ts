import { textsIn } from '../../mail/public.ts'

const en = {
  verificationCode: (shop: string) => ({
    subject: `Your ${shop} verification code`,
    heading: 'Your verification code',
    intro: `Enter this code on the page where you’re signing in to ${shop}:`,
    notes: [
      'The code works once and expires in 10 minutes. Don’t share it with anyone: we’ll never ask you for it.',
      'If you didn’t try to sign in, you can ignore this email. Nobody can sign in without the code.',
    ],
  }),
  accountExists: (shop: string) => ({
    subject: `Your ${shop} account`,
    heading: 'You already have an account',
    intro: `Someone tried to sign up at ${shop} with this email address. You already have an account, so just sign in.`,
    button: 'Sign in',
    notes: [
      'Don’t remember your password? Choose “Forgot your password?” on the sign-in page, and we’ll email you a link to reset it.',
      'If this wasn’t you, you can ignore this email. Nobody got in, and nobody learned that you have an account.',
    ],
  }),
}

/** Emails about signing in. */
export const mailTexts = textsIn({ en })
