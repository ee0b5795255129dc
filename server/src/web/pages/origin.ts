import type { IncomingHttpHeaders } from 'node:http'

export interface Sender {
  headers: IncomingHttpHeaders
  /** The origins our own pages are served from. */
  ownOrigins: readonly string[]
}

/** Whether a write comes from a page of our own. A browser says where a form stood; one that says nothing is not believed (threats S03, A20). */
export function isFromOwnPage({ headers, ownOrigins }: Sender): boolean {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  return ownOrigins.includes(origin)
}
