/** The email templates of Stoa. */
export const mailTemplates = [
  'order-confirmation',
  'order-link',
  'back-in-stock',
  'verification-code',
  'recovery',
  'activation',
  'account-exists',
  'login-email-change',
  'login-email-changed',
  'member-approved',
  'staff-invitation',
  'staff-recovery',
] as const

export type MailTemplate = (typeof mailTemplates)[number]
