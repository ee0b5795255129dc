import { textsIn } from '../../mail/public.ts'

const en = {
  invitation: ({ shop, from }: { shop: string; from: string }) => ({
    subject: `${from} invited you to ${shop}`,
    heading: `Join the team of ${shop}`,
    intro: `${from} invited you to the dashboard of ${shop}. Accept the invitation to choose your name and password.`,
    button: 'Accept invitation',
    notes: [
      'This link works once and expires in 7 days. Don’t share it: anyone who has it can join in your place.',
      'If you weren’t expecting this invitation, you can ignore this email.',
    ],
  }),
}

/** Emails to invited staff. */
export const mailTexts = textsIn({ en })
