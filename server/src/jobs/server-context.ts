import { newId } from '../database/ids.ts'
import type { Context, Services } from '../kernel/context.ts'
import { withoutTransaction, type Transaction } from '../kernel/in-transaction.ts'

/** The server's own ID, for events without a caller. */
const serverId = '00000000-0000-4000-8000-0000000000a0'

/** The context of work that the server does on a site without a caller. */
export async function serverContext(
  services: Services,
  siteId: string,
  transaction: Transaction = withoutTransaction(services.database),
): Promise<Context> {
  return {
    identity: { kind: 'app', siteId, id: serverId, permissions: [] },
    siteId,
    site: await services.sites.find(siteId),
    now: services.now(),
    requestId: newId(),
    ...transaction,
    services,
  }
}
