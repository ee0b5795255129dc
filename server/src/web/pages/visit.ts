import { errorOf } from '@stoa/sdk'
import { identityOfSession } from '../../access/identify/public.ts'
import { refreshTokenSeconds } from '../../access/oauth/public.ts'
import { identityOfStaffSession } from '../../access/staff/public.ts'
import { readCookie, dashboardCookie, shopperCookie } from '../../http/cookie.ts'
import type { App } from '../../kernel/app.ts'
import { anonymous, type Identity } from '../../kernel/identity.ts'
import { type IdentityOfSession } from '../cache/public.ts'
import { checkoutCookie, orderCookie } from './link.ts'
import type { PageRequest } from './page-api.ts'

/** The visitor of a page, by the session in the app's cookie. */
export interface Visit {
  identity: Identity
  session: string | undefined
  /** A new session to store in the cookie. */
  fresh?: { token: string; seconds: number }
  /** The token of a link that opened a checkout: hand-over.ts. */
  handOver?: string | undefined
  /** The token of a link that opened an order. */
  orderLink?(orderId: string): string | undefined
}

export interface SessionCookie {
  name: string
  path: string
}

export const cookies = {
  storefront: { name: shopperCookie, path: '/' },
  dashboard: { name: dashboardCookie, path: '/dashboard' },
} as const satisfies Record<string, SessionCookie>

/** A shopper has an identity from the first page on: without a valid session they become a new visitor, which needs no row. */
export async function shopperVisit(
  app: App,
  cookieHeader: string | undefined,
  asked: PageRequest,
  identityOf: IdentityOfSession = identityOfSession,
): Promise<Visit> {
  const session = readCookie(cookieHeader, cookies.storefront.name)
  const known = session ? await existingShopper(app, session, identityOf) : anonymous
  return {
    ...(known.kind === 'anonymous' ? await newShopper(app, asked) : { identity: known, session }),
    handOver: readCookie(cookieHeader, checkoutCookie.name),
    orderLink: (orderId) => readCookie(cookieHeader, orderCookie(orderId).name),
  }
}

async function existingShopper({ services }: App, session: string, identityOf: IdentityOfSession): Promise<Identity> {
  const identity = await identityOf(services, session)
  return identity.kind !== 'anonymous' && identity.siteId === services.settings.siteId ? identity : anonymous
}

async function newShopper(app: App, asked: PageRequest): Promise<Visit> {
  const { clientId } = app.services.settings
  const { status, body } = await app.call('oauth.token', { kind: 'anonymous' }, { clientId, grantType: 'anonymous' }, asked)
  if (status !== 200) throw errorOf({ status, body, requestId: asked.requestId })
  const token = (body as { refresh_token: string }).refresh_token
  return { identity: await identityOfSession(app.services, token), session: token, fresh: { token, seconds: refreshTokenSeconds } }
}

/** Staff only have an identity while their session is active. */
export async function dashboardVisit({ services }: App, cookieHeader: string | undefined): Promise<Visit> {
  const session = readCookie(cookieHeader, cookies.dashboard.name)
  const identity = await identityOfStaffSession(services, session)
  const isOurs = identity.kind !== 'anonymous' && identity.siteId === services.settings.siteId
  return isOurs ? { identity, session } : { identity: { kind: 'anonymous' }, session: undefined }
}
