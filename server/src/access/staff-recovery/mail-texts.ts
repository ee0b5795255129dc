import { textsIn } from '../../mail/public.ts'

const en = {
  recovery: (shop: string) => ({
    subject: `Reset your ${shop} dashboard password`,
    heading: 'Reset your password',
    intro: `We received a request to reset your password for the dashboard of ${shop}.`,
    button: 'Reset password',
    notes: [
      'This link works once and expires in 1 hour. Don’t share it: anyone who has it can change your password.',
      'If you didn’t request this, you can ignore this email. Your password stays the same.',
    ],
  }),
}

/** Emails with a link to set a password for the dashboard. */
export const mailTexts = textsIn({ en })
