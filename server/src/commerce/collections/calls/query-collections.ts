import type { collections } from '@stoa/contract'
import { collectionsFilterable } from '@stoa/contract/collections/filterable'
import { entityTarget } from '../../../database/query/target.ts'
import { pageMetadata } from '../../../http/page-metadata.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { collectionKeyOf } from '../collection-key.ts'
import { presentCollection } from '../present.ts'
import { countCollections, selectCollections } from '../store.ts'

const target = entityTarget({
  filterable: collectionsFilterable,
  id: { sql: 'collections.id', type: 'uuid' },
  columns: {
    id: { sql: 'collections.id', notNull: true, toStored: collectionKeyOf },
    name: { sql: 'collections.name', notNull: true },
    slug: { sql: 'collections.slug', notNull: true },
    visible: { sql: 'collections.visible', notNull: true },
  },
})

export const queryCollections: Handler<typeof collections.queryCollections> = async (context, { query }) => {
  const plan = planCallerQuery(context, { of: 'collections', isPublic: true, query, at: 'query', target, limits: { max: 100 } })
  const page = plan.page(await selectCollections(context, plan))
  return {
    collections: page.rows.map((collection) => presentCollection(collection, context.services.settings.baseUrl)),
    metadata: pageMetadata(page, await countCollections(context, { plan, page })),
  }
}
