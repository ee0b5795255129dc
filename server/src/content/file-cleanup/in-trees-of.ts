import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { lockTree } from '../file-usage/public.ts'

/** Deletes some at a time in the trees of sites until there are none, so that no tree is locked for long. `deleteSome` returns how many it deleted. */
export async function inTreesOf(
  services: App['services'],
  siteIds: readonly string[],
  deleteSome: (context: Context) => Promise<number>,
): Promise<void> {
  for (const siteId of siteIds) {
    const deleteInTree = () =>
      inTransaction(services.database, async (transaction) => {
        const context = await serverContext(services, siteId, transaction)
        await lockTree(context)
        return deleteSome(context)
      })
    while ((await deleteInTree()) > 0);
  }
}
