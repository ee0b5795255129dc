import { digitalFileState, type DigitalFileState } from '@stoa/contract/orders/digital-file-state'
import type { Order } from '../answers.ts'
import type { Texts } from '../texts/texts.ts'

export type StepName = keyof Texts['storefront']['order']['steps']

/** A step of an order: completed, in progress, or pending. */
export interface TimelineStep {
  name: StepName
  state: 'done' | 'now' | 'coming'
  /** When it was completed. */
  instant?: string
}

/** How the items are delivered. */
export type Handing = 'send' | 'pickup' | 'download' | 'handOver'

export function handingOf({ shippingInfo, lineItems }: Pick<Order, 'shippingInfo' | 'lineItems'>): Handing {
  if (!shippingInfo?.title) return lineItems.length > 0 && lineItems.every(({ digitalFile }) => digitalFile) ? 'download' : 'handOver'
  return shippingInfo.logistics?.pickupDetails ? 'pickup' : 'send'
}

type Facts = Pick<
  Order,
  'status' | 'paymentStatus' | 'fulfillmentStatus' | 'activities' | 'purchasedDate' | 'createdDate' | 'shippingInfo' | 'lineItems'
>

/** Greater than every instant, so that steps without one come last. */
const last = '9999'

/** The progress of an order for its buyer: completed steps by date, then pending ones. Nothing is shown as completed that isn't in the order. */
export function timelineOf(order: Facts): TimelineStep[] {
  const { status } = order
  const happened = stepsOf(order).toSorted((a, b) => (a.instant ?? last).localeCompare(b.instant ?? last))
  if (status === 'CANCELED' || status === 'REJECTED') return happened
  const isWaiting = status === 'INITIALIZED' || status === 'PENDING'
  const payment = paymentStep(order)
  const fulfilment = fulfilmentStep(order, isWaiting || payment !== undefined)
  return [...happened, ...(payment ? [payment] : []), ...(fulfilment ? [fulfilment] : [])]
}

const stepOfActivity: Readonly<Partial<Record<NonNullable<Order['activities'][number]['activityType']>, StepName>>> = {
  ORDER_PAID: 'paid',
  ORDER_PARTIALLY_PAID: 'partlyPaid',
  TRACKING_NUMBER_ADDED: 'tracking',
  INVOICE_ADDED: 'invoice',
  PAYMENT_REFUNDED: 'refunded',
  ORDER_REFUNDED: 'refunded',
  PAYMENT_DECLINED: 'declined',
  ORDER_CANCELED: 'cancelled',
  ORDER_REJECTED: 'rejected',
}

function stepsOf(order: Facts): TimelineStep[] {
  const { activities, status, purchasedDate, createdDate } = order
  const isPlaced = status === 'APPROVED' || status === 'CANCELED'
  const steps = activities.flatMap(({ activityType, createdDate: instant }): TimelineStep[] => {
    const name = activityType && stepOfActivity[activityType]
    return name ? [done(name, instant)] : []
  })
  const fulfilled = activities.findLast(({ activityType }) => activityType === 'ORDER_FULFILLED')
  return [
    ...(isPlaced ? [done('placed', purchasedDate ?? createdDate)] : []),
    ...(order.paymentStatus === 'PAID' && !steps.some(({ name }) => name === 'paid') && isPlaced
      ? [done('paid', purchasedDate ?? createdDate)]
      : []),
    ...steps,
    ...(isHandedOver(order) ? [done(handed[handingOf(order)].done, fulfilled?.createdDate)] : []),
  ]
}

/** Files could be downloaded once they had a link; all else is handed over by the shop. */
const isHandedOver = (order: Facts): boolean =>
  order.fulfillmentStatus === 'FULFILLED' || (handingOf(order) === 'download' && hasFileIn(order, ['AVAILABLE', 'EXPIRED']))

const hasFileIn = (order: Facts, states: readonly DigitalFileState[]): boolean =>
  order.lineItems.some(({ digitalFile }) => digitalFile && states.includes(digitalFileState(digitalFile, order)))

const done = (name: StepName, instant: string | null | undefined): TimelineStep => ({
  name,
  state: 'done',
  ...(instant ? { instant } : {}),
})

/** The amount that is still due. */
function paymentStep({ paymentStatus }: Facts): TimelineStep | undefined {
  const isOwed = paymentStatus === 'NOT_PAID' || paymentStatus === 'PENDING' || paymentStatus === 'PARTIALLY_PAID'
  return isOwed || paymentStatus === 'PENDING_MERCHANT' ? { name: 'toBePaid', state: 'now' } : undefined
}

const handed: Readonly<Record<Handing, { done: StepName; coming: StepName }>> = {
  send: { done: 'packed', coming: 'toBePacked' },
  pickup: { done: 'ready', coming: 'toBeReady' },
  download: { done: 'downloadable', coming: 'toBeDownloadable' },
  handOver: { done: 'handedOver', coming: 'toBeHandedOver' },
}

function fulfilmentStep(order: Facts, isUnpaid: boolean): TimelineStep | undefined {
  if (isHandedOver(order) || (handingOf(order) === 'download' && hasFileIn(order, ['ENDED']))) return undefined
  if (order.fulfillmentStatus === 'PARTIALLY_FULFILLED') return { name: 'partlyPacked', state: 'now' }
  return { name: handed[handingOf(order)].coming, state: isUnpaid ? 'coming' : 'now' }
}
