import type { mailTemplates } from '@stoa/contract/mails/mail'
import type { MailStatus } from '@stoa/contract/mails/states'
import { dayBounds } from '@stoa/ui/days'

const statuses = ['WAITING', 'SENT', 'FAILED', 'KEPT'] as const satisfies readonly MailStatus[]
export const templates = [
  'order-confirmation',
  'order-link',
  'verification-code',
  'recovery',
  'activation',
  'account-exists',
  'member-approved',
  'staff-invitation',
  'staff-recovery',
] as const satisfies readonly (typeof mailTemplates)[number][]

/** What the list of mails shows: all of it stands in its address. */
export interface MailListing {
  status: MailStatus | undefined
  template: string | undefined
  /** A part of a recipient's address. */
  words: string
  from: string
  until: string
  /** The thing the mails are about, such as an order's id. */
  about: string
  cursor: string | undefined
}

export const pageSize = 25
const wordsMax = 254

export const mailListing = (query: URLSearchParams): MailListing => ({
  status: statuses.find((status) => status === query.get('status')),
  template: templates.find((template) => template === query.get('template')),
  words: textOf(query, 'q'),
  from: textOf(query, 'from'),
  until: textOf(query, 'until'),
  about: textOf(query, 'about'),
  cursor: query.get('cursor') || undefined,
})

const textOf = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, wordsMax)

/** The search that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function mailSearch({ cursor, ...listing }: MailListing, timeZone: string) {
  if (cursor) return { cursorPaging: { cursor, limit: pageSize } }
  return { filter: filterOf(listing, timeZone), cursorPaging: { limit: pageSize } }
}

function filterOf({ status, template, words, from, until, about }: Omit<MailListing, 'cursor'>, timeZone: string): Record<string, unknown> {
  const [first, last] = [dayBounds(from, timeZone), dayBounds(until, timeZone)]
  const dates = { ...(first && { $gte: first.from }), ...(last && { $lt: last.until }) }
  return {
    ...(status && { status }),
    ...(template && { template }),
    ...(words && { recipient: { $contains: words.toLowerCase() } }),
    ...(about && { entityId: about }),
    ...(Object.keys(dates).length > 0 && { createdDate: dates }),
  }
}
