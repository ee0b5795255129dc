import type { backInStock } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { offsetMetadata } from '../offset-metadata.ts'
import { presentWave } from '../waves/present.ts'
import { countWaves, selectWaveStates } from '../waves/store.ts'

export const listBackInStockWaves: Handler<typeof backInStock.listBackInStockWaves> = async (context, { productId, paging }) => {
  const { limit, offset } = { limit: paging?.limit ?? 50, offset: paging?.offset ?? 0 }
  const waves = await selectWaveStates(context, { productId, limit, offset })
  const total = await countWaves(context, productId, countMax)
  return { waves: waves.map(presentWave), metadata: offsetMetadata(waves, { offset, total }) }
}
