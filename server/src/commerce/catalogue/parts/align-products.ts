import { serverContext } from '../../../jobs/public.ts'
import type { Context, Services } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import type { Job } from '../../../kernel/job.ts'
import { alignment, type ChangedPart, lockParts } from '../../catalogue-parts/public.ts'
import { saveProducts } from '../change/save.ts'
import { lockProducts } from '../change/store.ts'
import { alignedWith, withoutPart } from './aligned-with.ts'
import { productsWithPart } from './store.ts'

/** Products that are saved in one transaction. */
const atOnce = 100
const lowestId = '00000000-0000-0000-0000-000000000000'

/** Brings all products in line with a part that has changed, or was deleted, some at a time. Those that are in line already stay as they are, so that it can
 *  be repeated. */
export const alignProducts: Job<ChangedPart> = {
  ...alignment,
  retries: 10,
  timeLimitSeconds: 3600,
  async run({ services }, part) {
    await inSite(services, part, (context) => lockParts(context, { ids: [part.id], keys: [] }))
    for (let after: string | undefined = lowestId; after !== undefined;) {
      const from: string = after
      after = await inSite(services, part, (context) => alignNext(context, part.id, from))
    }
  },
}

const inSite = <T>(services: Services, { siteId }: ChangedPart, work: (context: Context) => Promise<T>): Promise<T> =>
  inTransaction(services.database, async (transaction) => work(await serverContext(services, siteId, transaction)))

/** Aligns some products after one. Returns the last of them, or undefined if no others follow. */
async function alignNext(context: Context, partId: string, after: string): Promise<string | undefined> {
  const ids = await productsWithPart(context, partId, { after, limit: atOnce })
  const held = await lockProducts(context, ids)
  const [part] = await lockParts(context, { ids: [partId], keys: [] })
  await saveProducts(
    context,
    held.map((before) => ({
      before,
      after: part ? alignedWith(before, part) : { ...before, product: withoutPart(before.product, partId) },
    })),
  )
  return ids.length < atOnce ? undefined : ids.at(-1)
}
