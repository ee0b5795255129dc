import { linkLetter } from '../../mail/public.ts'

const texts = {
  approved: {
    subject: (shop: string) => `You are a member of ${shop} now`,
    asked: (shop: string) => `Your membership at ${shop} was approved. From now on you can sign in:`,
    link: 'Sign in',
    lasts: 'You sign in with this e-mail address and the password you chose.',
    notYou: 'If you never asked to be a member, please tell us.',
  },
} as const

/** Tells somebody who waited for it that the owner has let them in. */
export const memberApprovedMail = linkLetter('member-approved', texts.approved)
