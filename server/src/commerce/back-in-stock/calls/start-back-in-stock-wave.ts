import type { backInStock } from '@stoa/contract'
import { waveMax } from '@stoa/contract/back-in-stock/wave'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { beginWave } from '../waves/begin-wave.ts'
import { presentWave } from '../waves/present.ts'
import { countRequests, findWaveState } from '../waves/store.ts'

export const startBackInStockWave: Handler<typeof backInStock.startBackInStockWave> = async (
  context,
  { productId, variantId = null, limit = waveMax },
) => {
  const waiting = await countRequests(context, { productId, variantId, requestIds: null }, limit)
  if (waiting === 0) refuse('NO_WAITING_REQUESTS')
  const id = (await beginWave(context, { productId, variantId, origin: 'MANUAL', limitCount: waiting })) ?? refuse('WAVE_ALREADY_RUNNING')
  return { wave: presentWave((await findWaveState(context, id))!) }
}
