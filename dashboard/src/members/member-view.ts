import type { Where } from '@stoa/ui/dates'
import type { Member, MemberSession, Order } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import { orderRow, type OrderRow } from '../orders/order-row.ts'
import { memberRow, type MemberRow } from './member-row.ts'

/** A member as its page displays it. */
export interface MemberView extends MemberRow {
  /** The path of the photo. Undefined if there is none. */
  photo: string | undefined
  activityStatus: Member['activityStatus']
  /** Public nickname, and first and last name. Empty if not set, like the following fields. */
  nickname: string
  fullName: string
  title: string
  company: string
  birthdate: string
  phones: readonly string[]
  emails: readonly string[]
  addresses: readonly string[]
  customFields: readonly { name: string; value: string }[]
  updated: Moment
  contactId: string
  /** Whether an activation email makes sense: the member has an email address, and is disconnected or has never signed in. */
  canBeActivated: boolean
}

export function memberView(member: Member, where: Where): MemberView {
  const row = memberRow(member, where)
  const { profile, contact = {}, activityStatus, updatedDate, contactId } = member
  const photo = profile.photo?.url
  return {
    ...row,
    photo: photo ? photoPath(photo) : undefined,
    activityStatus,
    nickname: profile.nickname ?? '',
    fullName: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    title: profile.title ?? '',
    company: [contact.jobTitle, contact.company].filter(Boolean).join(' · '),
    birthdate: contact.birthdate ?? '',
    phones: contact.phones ?? [],
    emails: contact.emails ?? [],
    addresses: (contact.addresses ?? []).map(addressLine),
    customFields: Object.entries(contact.customFields ?? {}).map(([key, { name, value }]) => ({ name: name || key, value: worded(value) })),
    updated: momentIn(where)(updatedDate),
    contactId,
    canBeActivated: row.email !== '' && (row.status === 'OFFLINE' || (row.status === 'APPROVED' && row.lastLogin === undefined)),
  }
}

/** Only the site’s own pictures are loaded. */
const photoPath = (url: string): string | undefined => /\/media\/[\w.~-]+(?:\?v=\d+)?$/.exec(url)?.[0]

type Address = NonNullable<NonNullable<NonNullable<Member['contact']>['addresses']>[number]>

function addressLine({ streetAddress, addressLine: line, addressLine2, city, subdivision, country, postalCode }: Address): string {
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return [street || line, addressLine2, [postalCode, city].filter(Boolean).join(' '), subdivision, country].filter(Boolean).join(', ')
}

const worded = (value: unknown): string =>
  Array.isArray(value) ? value.map(worded).join(', ') : value === null || value === undefined ? '' : String(value)

/** A member's session. */
export interface SessionView {
  id: string
  /** The user agent header, and the browser and system recognized in it; empty if unknown. */
  agent: string
  browser: string
  system: string
  network: string
  isOfApp: boolean
  created: Moment
  lastUsed: Moment
  expires: Moment
}

export const sessionView = (session: MemberSession, where: Where): SessionView => ({
  id: session.id,
  agent: session.agent ?? '',
  browser: session.browser ?? '',
  system: session.system ?? '',
  network: session.network ?? '',
  isOfApp: session.clientId !== undefined,
  created: momentIn(where)(session.createdDate),
  lastUsed: momentIn(where)(session.lastUsedDate),
  expires: momentIn(where)(session.expiresDate),
})

/** A member's latest orders, up to the number its page shows. */
export interface BoughtView {
  orders: OrderRow[]
  hasMore: boolean
}

export const boughtView = (orders: readonly Order[], shownMax: number, where: Where): BoughtView => ({
  orders: orders.slice(0, shownMax).map((order) => orderRow(order, where)),
  hasMore: orders.length > shownMax,
})
