import type { catalogue } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentStoreVariant } from '../present.ts'
import { countStoreVariants, selectStoreVariants } from '../store.ts'
import { storeVariantsTarget } from '../targets.ts'

export const queryStoreVariants: Handler<typeof catalogue.queryStoreVariants> = async (context, { query }) => {
  const plan = planCallerQuery(context, {
    of: 'variants',
    isPublic: true,
    query,
    at: 'query',
    target: storeVariantsTarget,
    limits: { max: 100 },
  })
  const page = plan.page(await selectStoreVariants(context, plan))
  const { baseUrl } = context.services.settings
  const variants = page.rows.map((variant) => presentStoreVariant(variant, baseUrl))
  return { variants, metadata: pageMetadata(page, await countStoreVariants(context, { plan, page })) }
}
