import type { mailTemplates } from '@stoa/contract/mails/mail'

interface Policy {
  /** What stands in it opens an account: nobody but its reader is to see it. */
  opensAccount: boolean
  /** For how long it is of any use to its reader: what could not be sent until then is sent no more. */
  validMinutes: number
}

const hour = 60
const day = 24 * hour

/** What kinds of mail need, each. */
const policies = {
  'order-confirmation': { opensAccount: false, validMinutes: 3 * day },
  'order-link': { opensAccount: false, validMinutes: day },
  'verification-code': { opensAccount: true, validMinutes: 10 },
  recovery: { opensAccount: true, validMinutes: hour },
  activation: { opensAccount: true, validMinutes: 7 * day },
  'account-exists': { opensAccount: false, validMinutes: hour },
  'member-approved': { opensAccount: false, validMinutes: 3 * day },
  'staff-invitation': { opensAccount: true, validMinutes: 7 * day },
  'staff-recovery': { opensAccount: true, validMinutes: hour },
} satisfies Record<(typeof mailTemplates)[number], Policy>

/** Of mails of a later version, which this process finds in the outbox, the strictest. */
export const policyOf = (template: string): Policy =>
  Object.hasOwn(policies, template) ? policies[template as keyof typeof policies] : { opensAccount: true, validMinutes: 10 }
