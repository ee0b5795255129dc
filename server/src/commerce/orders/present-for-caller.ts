import { presentingOnce } from '../../http/present-once.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { withDownloadLinks } from './digital-files.ts'
import type { Order, WireOrder } from './order.ts'
import { presentOrder } from './present.ts'
import { orderFrom, type OrderState } from './store.ts'

/** An order in the response to a call, with links to its files. */
export const presentForCaller = (context: Context, order: Order): Promise<WireOrder> =>
  withLinks(context, presentOrder(order, viewFor(context)))

/** Covers some pages of a list, in a few megabytes. */
const once = presentingOnce<WireOrder>(500)

/** The same for an order of a list, which is presented once per state and view. */
export function presentStateForCaller(context: Context, { id, state }: OrderState): Promise<WireOrder> {
  const view = viewFor(context)
  const key = [context.siteId, id, view.settings.locale, view.isForShop].join(' ')
  return withLinks(
    context,
    once(key, state, () => presentOrder(orderFrom(state), view)),
  )
}

const viewFor = ({ identity, site }: Context) => ({ settings: site.settings, isForShop: actsForSite(identity) })

const withLinks = ({ services, site, now }: Context, order: WireOrder): Promise<WireOrder> =>
  withDownloadLinks(services, { site, order, now })
