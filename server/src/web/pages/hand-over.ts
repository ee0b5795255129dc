import type { CallResponse, App } from '../../kernel/app.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { PageRequest, CallerOf } from './page-api.ts'
import type { Visit } from './visit.ts'

/** A checkout that a link has opened in a browser that isn't its owner's (DESIGN §7). */
interface HandOver {
  checkoutId: string
  /** The owner of the checkout. Calls about it are made as this identity, and no others. */
  owner: CallerIdentity
}

type Request = Readonly<Record<string, unknown>>
type Ask = (callId: string, request: unknown) => Promise<CallResponse>

const isNamed =
  (name: string) =>
  (request: Request, checkoutId: string): boolean =>
    request[name] === checkoutId

const ofPayment = async ({ paymentGatewayOrderId }: Request, checkoutId: string, ask: Ask): Promise<boolean> => {
  const { body } = await ask('payments.getPayment', { paymentGatewayOrderId })
  return (body as { checkoutId?: string }).checkoutId === checkoutId
}

const ofOrder = async ({ id }: Request, checkoutId: string, ask: Ask): Promise<boolean> => {
  const { body } = await ask('orders.getOrder', { id })
  return (body as { order?: { checkoutId?: string } }).order?.checkoutId === checkoutId
}

/** The calls that a hand-over can make, and whether a request is about its checkout. All others are rejected. */
const reach: Readonly<Record<string, (request: Request, checkoutId: string, ask: Ask) => boolean | Promise<boolean>>> = {
  'checkouts.getCheckout': isNamed('id'),
  'checkouts.getCheckoutPaymentSettings': isNamed('id'),
  'checkouts.selectPaymentMethod': isNamed('id'),
  'checkouts.createOrder': isNamed('id'),
  'checkouts.updateCheckout': ({ checkout }, checkoutId) => (checkout as Request).id === checkoutId,
  'payments.getPayment': ofPayment,
  'payments.payOrder': ofPayment,
  'orders.getOrder': ofOrder,
  'orders.searchOrders': ({ search }, checkoutId) => JSON.stringify((search as Request).filter) === JSON.stringify({ checkoutId }),
}

/** The identity for the calls of a page: the guest of an order link for reading that order, the owner of the handed-over checkout for calls about it,
 *  otherwise the visitor of the page. */
export function callersWith(app: App, { identity, handOver: token, orderLink }: Omit<Visit, 'session'>, asked: PageRequest): CallerOf {
  let opened: Promise<HandOver | undefined> | undefined
  return async (callId, request = {}) => {
    const isAbout = reach[callId]
    if (!isAbout) return identity
    const guest = callId === 'orders.getOrder' ? await guestOf(app, orderLink, String((request as Request).id)) : undefined
    if (guest || !token) return guest ?? identity
    const handOver = await (opened ??= openHandOver(app, token, asked))
    if (!handOver) return identity
    const ask: Ask = (id, message) => app.call(id, handOver.owner, message, asked)
    return (await isAbout(request as Request, handOver.checkoutId, ask)) ? handOver.owner : identity
  }
}

/** The guest of the order that a link's token names; undefined if the token is invalid, expired, or for another order. */
async function guestOf({ services }: App, orderLink: Visit['orderLink'], asked: string): Promise<CallerIdentity | undefined> {
  const orderId = asked.toLowerCase()
  const token = orderLink?.(orderId)
  const claims = token && (await services.tokens.verify('hand-over', token))
  if (!claims || claims.role !== 'order') return undefined
  const { siteId } = services.settings
  return claims.siteId === siteId && claims.subject === orderId ? { kind: 'guest', siteId, id: orderId } : undefined
}

/** The permissions of a hand-over if an app or staff created the checkout. */
const permissions = [
  'ECOM.READ_CHECKOUTS',
  'ECOM.MODIFY_CHECKOUTS',
  'ECOM.READ_PAYMENT_SETTINGS',
  'ECOM.CREATE_ORDER_FROM_CHECKOUT',
  'ECOM.READ_ORDERS',
  'ECOM.COLLECT_PAYMENTS',
]
const pagesId = '00000000-0000-4000-8000-0000000000a1'

/** What a link's token gives access to; undefined if it is invalid or expired. */
async function openHandOver(app: App, token: string, asked: PageRequest): Promise<HandOver | undefined> {
  const claims = await app.services.tokens.verify('hand-over', token)
  const { siteId } = app.services.settings
  if (claims?.role !== 'checkout' || claims.siteId !== siteId) return undefined
  const checkoutId = claims.subject
  const { status, body } = await app.call(
    'checkouts.getCheckout',
    { kind: 'app', siteId, id: pagesId, permissions },
    { id: checkoutId },
    asked,
  )
  if (status !== 200) return undefined
  const { createdBy } = (body as { checkout: { createdBy: CreatedBy } }).checkout
  const owner = ownerOf(createdBy, siteId)
  return owner && { checkoutId, owner }
}

type CreatedBy = Partial<Record<'visitorId' | 'memberId' | 'userId' | 'appId', string>>

function ownerOf({ visitorId, memberId, userId, appId }: CreatedBy, siteId: string): CallerIdentity | undefined {
  if (visitorId) return { kind: 'visitor', siteId, id: visitorId }
  if (memberId) return { kind: 'member', siteId, id: memberId }
  if (userId) return { kind: 'owner', siteId, id: userId, permissions }
  return appId ? { kind: 'app', siteId, id: appId, permissions } : undefined
}
