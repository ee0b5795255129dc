import { targets as allTargets, type RedirectTarget } from '@stoa/contract/redirects/redirect-session'
import { checkoutUrl } from '../../commerce/checkouts/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { authDoc, missingField } from './auth-request.ts'
import { handOverMemberId, handOverCheckout } from './hand-over.ts'
import type { RedirectDoc, RedirectRequest } from './redirect-session.ts'
import { checkCallbacks, namedClient } from './return-addresses.ts'

/** The target of a redirect session, and the data stored for it. */
export interface Redirection {
  target: RedirectTarget
  clientId: string | null
  doc: RedirectDoc
  /** The full URL. The session's secret is appended if the page reads it. */
  address: string
  carriesSecret: boolean
}

/** `memberId`: the member whom a server hands over. */
type TargetResolver = (context: Context, request: RedirectRequest, memberId: string | undefined) => Promise<Redirection>

const toCheckout: TargetResolver = async (context, { ecomCheckout, auth, callbacks = {}, preferences }, memberId) => {
  const clientId = auth?.authRequest.clientId ?? callerClientId(context)
  await checkCallbacks(context, callbacks, clientId === null ? undefined : await namedClient(context, clientId))
  const { checkoutId } = ecomCheckout!
  if (memberId !== undefined) {
    await handOverCheckout(context, checkoutId, memberId)
    const doc = { callbacks, checkoutId, memberId }
    return { target: 'ecomCheckout', clientId, doc, address: await ownAddress(context, '/v1/hand-over'), carriesSecret: true }
  }
  const address = await checkoutUrl(context, checkoutId, { isOwn: preferences?.useGenericWixPages === true })
  const isOurs = address.startsWith(`${context.services.settings.baseUrl}/`)
  const leadsBack = Object.values(callbacks).some(Boolean)
  return { target: 'ecomCheckout', clientId, doc: { callbacks, checkoutId }, address, carriesSecret: isOurs && leadsBack }
}

const toProduct: TargetResolver = async (context, { storesProduct, callbacks = {} }) => {
  const clientId = callerClientId(context)
  await checkCallbacks(context, callbacks, clientId === null ? undefined : await namedClient(context, clientId))
  const address = await ownAddress(context, `/products/${encodeURIComponent(storesProduct!.productSlug)}`)
  return { target: 'storesProduct', clientId, doc: { callbacks }, address, carriesSecret: Object.values(callbacks).some(Boolean) }
}

const toLogIn: TargetResolver = async (context, { callbacks = {} }) => {
  const clientId = callerClientId(context)
  await checkCallbacks(context, callbacks, clientId === null ? undefined : await namedClient(context, clientId))
  return { target: 'login', clientId, doc: { callbacks }, address: await ownAddress(context, '/login'), carriesSecret: true }
}

/** A member's own token is required to end its session, so that a person who has the URL can't end another one. */
const toLogOut: TargetResolver = async (context, { logout, callbacks = {} }) => {
  const clientId = logout!.clientId ?? callerClientId(context)
  await checkCallbacks(context, callbacks, clientId === null ? undefined : await namedClient(context, clientId))
  const { identity } = context
  const ends = identity.kind === 'member' ? { memberId: identity.id, sessionId: identity.sessionId ?? null } : undefined
  const doc = { callbacks, ...(ends ? { ends } : {}) }
  return { target: 'logout', clientId, doc, address: await ownAddress(context, '/v1/logout'), carriesSecret: true }
}

const toAuthorize: TargetResolver = async (context, { auth, callbacks = {}, origin }) => {
  const { authRequest } = auth!
  const missing = (['clientId', 'state'] as const).filter((name) => authRequest[name] === undefined)
  if (missing.length > 0) refuseFields(...missing.map(missingField))
  const client = await namedClient(context, authRequest.clientId!)
  await checkCallbacks(context, callbacks, client)
  const doc = { callbacks, auth: await authDoc(context, auth!, { client, origin: origin ?? null }) }
  return { target: 'auth', clientId: client.id, doc, address: await ownAddress(context, '/authorize'), carriesSecret: true }
}

const notOffered: TargetResolver = async (_, request) => refuse('REDIRECT_TARGET_NOT_OFFERED', { target: targetsIn(request)[0]! })

const targetResolvers: Readonly<Record<RedirectTarget, TargetResolver>> = {
  ecomCheckout: toCheckout,
  storesProduct: toProduct,
  login: toLogIn,
  logout: toLogOut,
  auth: toAuthorize,
  bookingsCheckout: notOffered,
  eventsCheckout: notOffered,
  paidPlansCheckout: notOffered,
  bookingsBook: notOffered,
  ecomOrderPaymentRequest: notOffered,
}

const names = Object.keys(allTargets) as RedirectTarget[]
const targetsIn = (request: RedirectRequest): RedirectTarget[] => names.filter((name) => request[name] !== undefined)

/** The target of the request: exactly one. */
export async function redirectionOf(context: Context, request: RedirectRequest): Promise<Redirection> {
  const memberId = handOverMemberId(request)
  const [target, ...others] = targetsIn(request).filter((name) => memberId === undefined || name !== 'auth')
  if (!target) refuseFields({ field: '', description: `must have one of ${names.join(', ')}`, violatedRule: 'REQUIRED_ONE_OF_FIELD' })
  if (others.length > 0)
    refuseFields(
      ...others.map((field) => ({ field, description: `can’t be combined with ${target}`, violatedRule: 'ONE_OF_ALIGNMENT' }) as const),
    )
  return targetResolvers[target](context, request, memberId)
}

const callerClientId = ({ identity }: Context): string | null => ('clientId' in identity ? identity.clientId : undefined) ?? null

const ownAddress = async ({ site, services }: Context, path: string): Promise<string> =>
  `${site.baseUrl ?? services.settings.baseUrl}${path}`
