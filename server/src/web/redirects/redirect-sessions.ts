import { redirectEvents } from '@stoa/contract/redirects/events'
import { newId } from '../../database/ids.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import type { RedirectSession } from './redirect-session.ts'
import { withAllowedAddresses } from './return-addresses.ts'
import { findOpen, insertRedirectSession } from './store.ts'

const seconds = { auth: 10 * 60, other: 24 * 60 * 60 } as const

/** Saves a redirect session and its event. Only its URL contains the secret. */
export async function openRedirectSession(
  context: Context,
  { target, clientId, doc }: Pick<RedirectSession, 'target' | 'clientId' | 'doc'>,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret(context.siteId)
  const { now } = context
  const expiresDate = new Date(now.getTime() + seconds[target === 'auth' ? 'auth' : 'other'] * 1000)
  const session: RedirectSession = { id: newId(), target, clientId, doc, createdDate: now, expiresDate }
  await insertRedirectSession(context, session, secretHash(secret))
  // Readers of events must not be able to use the URL: the event contains neither the secret nor the state.
  recordEvent(context, redirectEvents.created, { id: session.id, revision: 1, entity: { id: session.id } })
  return { id: session.id, secret }
}

/** The redirect session of a URL's secret, with the return URLs that are still allowed; undefined if there is none, or it has expired or was used. */
export async function readRedirectSession(
  services: Pick<Services, 'database' | 'now' | 'sites' | 'settings'>,
  secret: string | undefined,
): Promise<(RedirectSession & { siteId: string }) | undefined> {
  const siteId = siteOfSecret(secret)
  if (secret === undefined || siteId === undefined) return undefined
  const session = await findOpen({ db: services.database, siteId }, secretHash(secret), services.now())
  return session && withAllowedAddresses(services, { ...session, siteId })
}
