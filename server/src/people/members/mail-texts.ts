import { textsIn } from '../../mail/public.ts'

const en = {
  approved: (shop: string) => ({
    subject: `Welcome to ${shop}`,
    heading: 'Your membership is approved',
    intro: `You’re now a member of ${shop}. Sign in with this email address and the password you chose.`,
    button: 'Sign in',
    notes: ['If you didn’t ask to become a member, let us know.'],
  }),
}

/** Emails about memberships. */
export const mailTexts = textsIn({ en })
