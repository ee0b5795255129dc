import { newId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import { waveJobKind } from './job-kind.ts'
import { insertWave } from './store.ts'
import type { Wave } from './wave.ts'

type NewWave = Pick<Wave, 'origin' | 'limitCount'> & Partial<Pick<Wave, 'productId' | 'variantId' | 'requestIds' | 'details'>>

/** Starts a wave, whose emails go out in the background. Undefined if one of the item is running; reports run beside it. */
export async function beginWave(context: Context, { productId = null, variantId = null, ...wave }: NewWave): Promise<string | undefined> {
  const { db, siteId, now, services } = context
  const id = newId()
  const row = { requestIds: null, details: null, ...wave, id, createdDate: now, updatedDate: now, productId, variantId }
  const hasBegun = await insertWave(context, { ...row, status: 'RUNNING', processed: 0, endedDate: null })
  if (!hasBegun) return undefined
  await services.queue.add(db, waveJobKind, { siteId, id }, { startAfter: now })
  return id
}
