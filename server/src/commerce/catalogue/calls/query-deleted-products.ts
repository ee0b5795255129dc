import type { catalogue } from '@stoa/contract'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentDeleted } from '../versions/present.ts'
import { countDeleted, selectDeleted } from '../versions/store.ts'
import { deletedTarget } from '../versions/targets.ts'

export const queryDeletedProducts: Handler<typeof catalogue.queryDeletedProducts> = async (context, { cursorPaging }) => {
  const plan = planCallerQuery(context, {
    of: 'deleted products',
    query: { ...(cursorPaging?.cursor ? {} : { sort: [{ fieldName: 'deletedDate', order: 'DESC' }] }), cursorPaging },
    target: deletedTarget,
    limits: { max: 100 },
  })
  const page = plan.page(await selectDeleted(context, plan))
  return { products: page.rows.map(presentDeleted), metadata: pageMetadata(page, await countDeleted(context, { plan, page })) }
}
