import type { Client } from '@stoa/sdk'
import type { Where } from '@stoa/ui/dates'
import { momentIn, type Moment } from '../../kit/moment.ts'

type Wave = Awaited<ReturnType<Client['backInStock']['listBackInStockWaves']>>['waves'][number]

/** A wave as a list row. */
export interface WaveRow extends Pick<Wave, 'id' | 'origin' | 'status' | 'limit' | 'processed' | 'sent' | 'failed'> {
  /** Undefined if it is of several. */
  productId: string | undefined
  /** Empty if it was deleted, or if there are several. */
  name: string
  choices: string
  /** Whether it is of all variants. */
  isOfProduct: boolean
  date: Moment
}

export const waveRow = ({ productId, variantId, productName, choices, createdDate, ...wave }: Wave, where: Where): WaveRow => ({
  id: wave.id,
  origin: wave.origin,
  status: wave.status,
  limit: wave.limit,
  processed: wave.processed,
  sent: wave.sent,
  failed: wave.failed,
  productId,
  name: productName ?? '',
  choices: Object.values(choices ?? {}).join(' / '),
  isOfProduct: productId !== undefined && variantId === undefined,
  date: momentIn(where)(createdDate),
})

/** Whether emails of a wave are still being written, or leave the outbox. */
export const isAtWork = ({ status, processed, sent, failed }: WaveRow): boolean => status === 'RUNNING' || sent + failed < processed
