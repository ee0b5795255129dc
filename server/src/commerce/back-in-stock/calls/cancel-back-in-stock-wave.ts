import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentWave } from '../waves/present.ts'
import { endWave, findWaveState, lockWave } from '../waves/store.ts'

export const cancelBackInStockWave: Handler<typeof backInStock.cancelBackInStockWave> = async (context, { id }) => {
  const wave = (await lockWave(context, id)) ?? refuse('WAVE_NOT_FOUND')
  await endWave(context, wave.id, 'CANCELED')
  return { wave: presentWave((await findWaveState(context, wave.id))!) }
}
