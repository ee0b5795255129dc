import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { planQuery } from '../../database/query/plan-query.ts'
import { readBy } from '../../database/sources.ts'
import { raw, sql } from '../../database/sql.ts'
import { storeVariantsTarget } from './targets.ts'

const [siteId, productId] = [randomUUID(), randomUUID()]

test.each([{ productId }, { productId: { $ne: productId } }, { $not: { productId } }, { $or: [{ productId }, { sku: 'x' }] }])(
  'a query of variants with %j reads those of all products, as far as the caches know',
  (filter) => {
    const plan = planQuery({ query: { filter }, at: 'query', target: storeVariantsTarget, seal: { key: 'k'.repeat(32), scope: 's' } })
    if (plan.violations) throw new Error(JSON.stringify(plan.violations))
    const where = sql`variants.site_id = ${siteId}`
    expect(readBy(plan.select({ columns: 'variants.id', from: 'variants', where }))).toContain('variants')
    expect(readBy(sql`select ${raw('id')} from variants where site_id = ${siteId} and variants.product_id = ${productId}`)).not.toContain(
      'variants',
    )
  },
)
