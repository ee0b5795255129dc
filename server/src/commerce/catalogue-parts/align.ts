import type { Context } from '../../kernel/context.ts'
import type { JobData, JobKind } from '../../kernel/queue.ts'
import { selectUsed } from './store.ts'

export interface ChangedPart extends JobData {
  id: string
}

/** Brings products in line with a part that has changed, or was deleted. */
export const alignment: JobKind<ChangedPart> = { name: 'align-products', key: ({ id }) => id }

/** Adds the work in the transaction that makes it necessary. The parts are locked: a product gets one of them before, and is found, or gets it as it is then. */
export async function queueAlignment(context: Context, ids: readonly string[]): Promise<void> {
  const { db, siteId, services } = context
  const changed = (await selectUsed(context, ids)).map((id) => ({ siteId, id }))
  await services.queue.addAll(db, alignment, changed)
}
