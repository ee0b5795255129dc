import type { IncomingHttpHeaders } from 'node:http'

export interface Sender {
  headers: IncomingHttpHeaders
  /** The origins of our own pages. */
  ownOrigins: readonly string[]
}

/** Whether a write comes from a page of our own. Browsers send a form's origin; without one the write is rejected (threats S03, A20). */
export function isFromOwnPage({ headers, ownOrigins }: Sender): boolean {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  return ownOrigins.includes(origin)
}

/** The `Origin` of a program's request, or of a form on a page that has no referrer, whose browser hides it. */
const isUnnamed = (origin: string | undefined): boolean => origin === undefined || origin === 'null'

/** Whether a write comes from a page of our own, or from no page at all. */
export const isFromOwnPageOrNone = (sender: Sender): boolean =>
  isFromOwnPage(sender) || (isUnnamed(sender.headers.origin) && !isFromAnotherSite(sender))

/** Whether another site made the browser send this request. Over https, browsers always say so. */
export const isFromAnotherSite = ({ headers }: Pick<Sender, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
