import type { catalogue } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentVersion } from '../versions/present.ts'
import { countVersions, selectVersions } from '../versions/store.ts'
import { versionsTarget } from '../versions/targets.ts'

export const queryProductVersions: Handler<typeof catalogue.queryProductVersions> = async (context, { id, cursorPaging }) => {
  const plan = planCallerQuery(context, {
    of: `versions of product ${id}`,
    query: { ...(cursorPaging?.cursor ? {} : { sort: [{ fieldName: 'version', order: 'DESC' }] }), cursorPaging },
    target: versionsTarget,
    limits: { max: 100 },
  })
  const page = plan.page(await selectVersions(context, id, plan))
  const total = await countVersions(context, id, { plan, page })
  if (total === 0) refuse('PRODUCT_NOT_FOUND')
  return { versions: page.rows.map(presentVersion), metadata: pageMetadata(page, total) }
}
