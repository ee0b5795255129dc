import type { Static } from 'typebox'
import type { BackInStockWave } from '@stoa/contract/back-in-stock/wave'
import type { WaveState } from './store.ts'

export const presentWave = ({ id, productId, variantId, productName, choices, ...wave }: WaveState): Static<typeof BackInStockWave> => ({
  id,
  ...(productId !== null && { productId }),
  ...(variantId !== null && { variantId }),
  ...(productName !== null && { productName }),
  ...(choices !== null && { choices }),
  origin: wave.origin,
  status: wave.status,
  limit: wave.limitCount,
  processed: wave.processed,
  sent: wave.sent,
  failed: wave.failed,
  createdDate: wave.createdDate.toISOString(),
  ...(wave.endedDate && { endedDate: wave.endedDate.toISOString() }),
})
