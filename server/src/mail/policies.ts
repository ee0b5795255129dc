import type { MailTemplate } from '@stoa/contract/mails/mail-templates'

interface Policy {
  /** Its content gives access to an account: only its reader must see it. */
  opensAccount: boolean
  /** How long it is useful to its reader. If it couldn't be sent by then, it isn't sent any more. */
  validMinutes: number
}

const hour = 60
const day = 24 * hour

/** The policy of each kind of email. */
const policies = {
  'order-confirmation': { opensAccount: false, validMinutes: 3 * day },
  'order-link': { opensAccount: false, validMinutes: day },
  'back-in-stock': { opensAccount: false, validMinutes: 3 * day },
  'verification-code': { opensAccount: true, validMinutes: 10 },
  recovery: { opensAccount: true, validMinutes: hour },
  activation: { opensAccount: true, validMinutes: 7 * day },
  'account-exists': { opensAccount: false, validMinutes: hour },
  'login-email-change': { opensAccount: true, validMinutes: hour },
  'login-email-changed': { opensAccount: false, validMinutes: 3 * day },
  'member-approved': { opensAccount: false, validMinutes: 3 * day },
  'staff-invitation': { opensAccount: true, validMinutes: 7 * day },
  'staff-recovery': { opensAccount: true, validMinutes: hour },
} satisfies Record<MailTemplate, Policy>

/** The strictest policy, for emails of a later version that this process finds in the outbox. */
export const policyOf = (template: string): Policy =>
  Object.hasOwn(policies, template) ? policies[template as keyof typeof policies] : { opensAccount: true, validMinutes: 10 }
