import { textsIn } from '../../mail/public.ts'

const en = {
  recovery: (shop: string) => ({
    subject: `Reset your ${shop} password`,
    heading: 'Reset your password',
    intro: `We received a request to reset the password of your ${shop} account.`,
    button: 'Reset password',
    notes: [
      'This link works once and expires in 1 hour. Don’t share it: anyone who has it can change your password.',
      'If you didn’t request this, you can ignore this email. Your password stays the same.',
    ],
  }),
  activation: (shop: string) => ({
    subject: `Activate your ${shop} account`,
    heading: 'Activate your account',
    intro: `${shop} created an account for you. Choose a password to start using it.`,
    button: 'Choose password',
    notes: [
      'This link works once and expires in 7 days. Don’t share it: anyone who has it can choose your password.',
      'If you don’t want an account, you can ignore this email.',
    ],
  }),
  loginEmailChange: (shop: string) => ({
    subject: `Confirm your new email address for ${shop}`,
    heading: 'Confirm your new email address',
    intro: `You asked to sign in to ${shop} with this email address.`,
    button: 'Confirm address',
    notes: [
      'This link works once and expires in 1 hour. Open it in a browser where you’re signed in.',
      'If you didn’t ask for this, you can ignore this email. Nothing changes without the link.',
    ],
  }),
  loginEmailChanged: (shop: string, newEmail: string) => ({
    subject: `Your email address for ${shop} has changed`,
    heading: 'Your sign-in address has changed',
    intro: `You now sign in to ${shop} with ${newEmail}. This address no longer works.`,
    notes: ['You’ve been signed out on all other devices.', 'If you didn’t change it, contact the shop at once.'],
  }),
}

/** Emails about the password and the address of a sign-in. */
export const mailTexts = textsIn({ en })
