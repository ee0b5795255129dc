import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../tests/support/site.ts'
import { raw, sql } from '../../database/sql.ts'
import { currentPrice } from '../catalogue/public.ts'
import { currentPriceOfProduct, currentPriceOfVariant } from './price-sql.ts'

const discounts = [
  undefined,
  { type: 'PERCENT' as const, percent: 15 },
  { type: 'PERCENT' as const, percent: 33.3333 },
  { type: 'PERCENT' as const, percent: 0.5 },
  { type: 'PERCENT' as const, percent: 100 },
  { type: 'AMOUNT' as const, amountMinor: 150 },
]

test('prices in SQL are those in code', async () => {
  const { database } = await makeTestSite()
  const cases = discounts.flatMap((discount) =>
    [0, 1, 99, 100, 150, 1999, 5555, 99_999_999_999].map((priceMinor) => ({ discount, priceMinor })),
  )
  for (const { discount, priceMinor } of cases) {
    const expected = currentPrice({ priceMinor }, discount)
    const doc = JSON.stringify(discount ? { discount } : {})
    const row = await database.one<{ variant: number; product: number; reduced: number; sale: number }>(sql`
      select (${raw(currentPriceOfVariant)})::float8 as variant, (${raw(currentPriceOfProduct)})::float8 as product,
        (select (${raw(currentPriceOfVariant)})::float8 from (select 5::bigint as sale_minor, 9::bigint as price_minor) as variants) as reduced,
        (select (${raw(currentPriceOfProduct)})::float8 from (select '{"saleMinor": 7}'::jsonb as doc, 9::bigint as price_minor) as products) as sale
      from (select ${doc}::jsonb as doc, ${priceMinor}::bigint as price_minor) as products,
        (select null::bigint as sale_minor, ${priceMinor}::bigint as price_minor) as variants`)
    expect({ ...row, discount, priceMinor }).toEqual({ variant: expected, product: expected, reduced: 5, sale: 7, discount, priceMinor })
  }
})
