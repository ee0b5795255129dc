import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { withDownloadLinks } from './digital-files.ts'
import type { Order, WireOrder } from './order.ts'
import { presentOrder } from './present.ts'

/** An order in the response to a call, with links to its files. */
export function presentForCaller({ identity, services, site, now }: Context, order: Order): Promise<WireOrder> {
  const presented = presentOrder(order, { settings: site.settings, isForShop: actsForSite(identity) })
  return withDownloadLinks(services, { site, order: presented, now })
}
