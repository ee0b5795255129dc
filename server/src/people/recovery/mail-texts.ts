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
}

/** Emails with a link to set a password. */
export const mailTexts = textsIn({ en })
