import { digitalFileState, type DigitalFileState } from '@stoa/contract/orders/digital-file-state'
import { formatDay, formatInstant } from '@stoa/ui/dates'
import type { Order, Shop, Transaction } from '../answers.ts'
import { orderRow, type OrderRow } from './order-row.ts'
import { peopleOf, type People } from './people.ts'
import { timelineOf, type TimelineDay } from './timeline.ts'

type Price = { amount?: string; formattedAmount?: string } | undefined

export interface OrderLineView {
  id: string
  name: string
  choices: string
  sku: string
  quantity: number
  price: string
  total: string
  image: string | undefined
  /** Of a digital product. */
  file: LineFileView | undefined
}

/** The file of a digital product, and whether its buyer can download it. */
export interface LineFileView {
  state: DigitalFileState
  /** The last day on which it can or could be downloaded. */
  until: string
  link: string
}

export interface PaymentView {
  id: string
  status: Transaction['status']
  amount: string
  date: string
  lastFourDigits: string
  reference: string
}

/** An order as its page shows it. */
export interface OrderView extends OrderRow, People {
  lines: OrderLineView[]
  paid: string
  due: string
  isDue: boolean
  payments: PaymentView[]
  note: string
  days: TimelineDay[]
}

interface Besides {
  shop: Pick<Shop, 'locale' | 'timeZone'>
  payments: readonly Transaction[]
  /** The signed-in user's email address: only their own comments can be edited. */
  reader: string
}

export function orderView(order: Order, { shop, payments, reader }: Besides): OrderView {
  const { balanceSummary } = order
  return {
    ...orderRow(order, shop),
    ...peopleOf(order, shop.locale),
    lines: order.lineItems.map((line) => lineView(line, order, shop)),
    paid: written(balanceSummary?.paid),
    due: written(balanceSummary?.balance),
    isDue: Number(balanceSummary?.balance?.amount ?? 0) > 0 && order.status !== 'REJECTED' && order.status !== 'CANCELED',
    payments: payments.map((payment) => paymentView(payment, shop)),
    note: order.buyerNote ?? '',
    days: timelineOf(order.activities, { ...shop, reader }),
  }
}

const written = (price: Price): string => price?.formattedAmount ?? ''

function lineView(line: Order['lineItems'][number], order: Order, shop: Besides['shop']): OrderLineView {
  const { id, productName, descriptionLines, physicalProperties, quantity, price, lineItemPrice, image, digitalFile } = line
  const choices = descriptionLines.map(
    ({ name, plainText, colorInfo }) => `${name?.original ?? ''}: ${plainText?.original ?? colorInfo?.original ?? ''}`,
  )
  return {
    id: id ?? '',
    name: productName.original ?? '',
    choices: choices.join(', '),
    sku: physicalProperties?.sku ?? '',
    quantity: quantity ?? 1,
    price: written(price),
    total: written(lineItemPrice),
    image: image?.url,
    file: digitalFile && fileView(digitalFile, order, shop),
  }
}

const fileView = (file: NonNullable<Order['lineItems'][number]['digitalFile']>, order: Order, shop: Besides['shop']): LineFileView => ({
  state: digitalFileState(file, order),
  until: file.expirationDate ? formatDay(file.expirationDate, shop) : '',
  link: file.link ?? '',
})

const paymentView = (
  { id, status, amount, updatedDate, regularPaymentDetails: { creditCardDetails, providerTransactionId } }: Transaction,
  shop: Besides['shop'],
): PaymentView => ({
  id,
  status,
  amount: written(amount),
  date: formatInstant(updatedDate, shop),
  lastFourDigits: creditCardDetails?.lastFourDigits ?? '',
  reference: providerTransactionId ?? '',
})
