import { serverContext } from '../../../jobs/public.ts'
import type { App } from '../../../kernel/app.ts'
import type { Context } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { log } from '../../../kernel/log.ts'
import { backInStockRulesOf } from '../../shop/public.ts'
import { beginWave } from './begin-wave.ts'
import { selectAwaited, sitesWithWaiting } from './stock/store.ts'
import { waveSize } from './wave-size.ts'

/** Of one site at a time; the next ones follow a minute later. */
const variantsMax = 100

/** Notifies those who wait for what is in stock now, on all sites: also where a product was hidden, or a pause has ended. */
export async function beginAutomaticWaves({ services }: App): Promise<void> {
  for (const siteId of await sitesWithWaiting(services.database))
    await inTransaction(services.database, async (transaction) =>
      beginWavesOfSite(await serverContext(services, siteId, transaction)),
    ).catch((error: Error) => log('error', 'back-in-stock emails of a site could not begin', { siteId, reason: error.message }))
}

/** Begins a wave for each variant of a site that is in stock and awaited, unless it had one lately. */
export async function beginWavesOfSite(context: Context): Promise<void> {
  const { site, now } = context
  const { automatic, requestsPerUnit, pauseMinutes } = backInStockRulesOf(site.settings)
  if (!automatic) return
  const since = new Date(now.getTime() - pauseMinutes * 60_000)
  for (const { productId, variantId, pieces } of await selectAwaited(context, { since, limit: variantsMax }))
    await beginWave(context, { productId, variantId, origin: 'AUTOMATIC', limitCount: waveSize(pieces, requestsPerUnit) })
}
