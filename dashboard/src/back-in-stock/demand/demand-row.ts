import type { Client } from '@stoa/sdk'
import type { Where } from '@stoa/ui/dates'
import { momentIn, type Moment } from '../../kit/moment.ts'
import { pictureOf } from '../../products/thumbnail.tsx'
import type { RequestedItem } from '../requested-item.tsx'

export type Demand = Awaited<ReturnType<Client['backInStock']['queryBackInStockDemand']>>['demand'][number]

/** An item that shoppers wait for as a list row. */
export interface DemandRow extends RequestedItem {
  id: string
  /** Empty for any variant. */
  variantId: string
  waiting: number
  processing: number
  sent: number
  failed: number
  /** Empty if no one waits, or it was deleted. */
  value: string
  isInStock: boolean
  /** Undefined if its stock isn’t tracked. */
  available: number | undefined
  lastDate: Moment
}

export const demandRow = (demand: Demand, where: Where): DemandRow => ({
  id: [demand.productId, demand.variantId].filter(Boolean).join('-'),
  productId: demand.productId,
  variantId: demand.variantId ?? '',
  name: demand.productName ?? '',
  choices: Object.values(demand.choices ?? {}).join(' / '),
  isAnyVariant: demand.variantId === undefined,
  picture: pictureOf(demand),
  waiting: demand.waiting,
  processing: demand.processing,
  sent: demand.sent,
  failed: demand.failed,
  value: demand.waiting > 0 ? (demand.value?.formattedAmount ?? '') : '',
  isInStock: demand.inStock,
  available: demand.available,
  lastDate: momentIn(where)(demand.lastDate),
})
