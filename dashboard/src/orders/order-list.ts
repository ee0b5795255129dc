import { tagLengthMax } from '@stoa/contract/orders/tags'
import { containsText } from '../kit/list/contains.ts'
import type { Condition } from '../kit/list/filter.ts'
import { listFor } from '../kit/list/list.ts'

/** The tabs of the order list, with their filters. Orders whose payment failed were never placed, so they have a tab of their own. */
export const states = {
  all: { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } },
  open: { fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] }, status: 'APPROVED' },
  unpaid: { paymentStatus: 'NOT_PAID', status: 'APPROVED' },
  paid: { paymentStatus: 'PAID', status: 'APPROVED' },
  canceled: { status: 'CANCELED' },
  failed: { status: 'REJECTED' },
} as const satisfies Record<string, Condition>

type StateName = keyof typeof states
export const stateNames = Object.keys(states) as StateName[]

const names = ['billingInfo.contactDetails.firstName', 'billingInfo.contactDetails.lastName'] as const

export const orderList = listFor(({ dashboard }) => dashboard.orders)({
  tabs: { name: 'state', of: stateNames, where: (state) => states[state], label: (texts) => texts.state, texts: (texts) => texts.states },
  search: { where: numberEmailOrName, chip: (texts, search) => texts.chips.words(search) },
  filters: {
    payment: { kind: 'choice', of: ['NOT_PAID', 'PAID', 'PENDING'], where: 'paymentStatus', texts: (texts) => texts.payment },
    delivery: {
      kind: 'choice',
      of: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'],
      where: 'fulfillmentStatus',
      texts: (texts) => texts.fulfillment,
    },
    channel: {
      kind: 'choice',
      of: ['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'OTHER_PLATFORM'],
      where: 'channelInfo.type',
      texts: (texts) => texts.channels,
    },
    tag: {
      kind: 'text',
      max: tagLengthMax,
      where: (tag) => ({ 'tags.tags.tagIds': { $hasSome: [tag] } }),
      form: (texts) => texts.filters.more,
      chip: (texts, tag) => texts.chips.tag(tag),
    },
    created: {
      kind: 'days',
      names: ['from', 'to'],
      where: 'createdDate',
      form: (texts) => texts.filters.more,
      // Dates that the server has formatted.
      chip: (texts, _, { from, to }) => texts.chips.dates(from, to),
    },
    total: {
      kind: 'amounts',
      names: ['min', 'max'],
      decimals: 3,
      where: 'priceSummary.total.amount',
      bound: String,
      form: (texts) => texts.filters.more,
      chip: (texts, [min, max]) => texts.chips.totals(min, max),
    },
  },
  sorts: { date: 'createdDate', customer: 'buyerInfo.email', total: 'priceSummary.total.amount' },
  sort: '-date',
  columnPicker: 'wide',
})

function numberEmailOrName(search: string): Condition {
  const [, number] = /^#?\s*(\d{1,15})$/.exec(search) ?? []
  return number ? { number: Number(number) } : containsText(search, ['buyerInfo.email', ...names], names)
}
