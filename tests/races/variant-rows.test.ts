import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import { makeSellingShop, readyCheckout, type SellingShop, shopperIn } from '../support/buying.ts'
import { bowl, jug, shirt } from '../support/goods.ts'
import { resetStock, storedMovements, storedStock } from '../support/stocked.ts'
import { fewRounds, outcomes, rounds } from './rounds.ts'

const noVariant = '00000000-0000-0000-0000-000000000000'

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
beforeEach(() => resetStock(shop, jug, 10))
afterAll(() => shop.stop())

const owner = () => shop.as(shop.owner()).variantRows
type Row = Parameters<ReturnType<typeof owner>['updateVariantRows']>[0]['rows'][number]
const update = async (rows: Row[], locationId?: string) =>
  (await owner().updateVariantRows({ rows, ...(locationId !== undefined && { locationId }) })).results
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => make(index))
const rowOfJug = `${jug}-${noVariant}`

async function read(id: string, locationId?: string) {
  const [result] = await update([{ id, changes: {} }], locationId)
  return result!.row!
}

test.each(rounds)('ten callers change one price: one does, the others learn of it (round %i)', async () => {
  const { price } = await read(rowOfJug)
  const changes = many(10, async (index) => {
    const to = `${Number(price) + index + 1}.00`
    const [result] = await update([{ id: rowOfJug, was: { price }, changes: { price: to } }])
    return { to, ...result! }
  })
  const results = await Promise.all(changes)
  const [changed, ...others] = results.filter(({ error }) => !error)
  expect(others).toEqual([])
  expect(results.filter(({ error }) => error?.code === 'ROW_CHANGED')).toHaveLength(9)
  expect((await read(rowOfJug)).price).toBe(changed!.to)
})

test.each(rounds)('units that are sold while quantities are saved are never lost (round %i)', async () => {
  const buyers = await Promise.all(
    many(5, async () => {
      const { client } = shopperIn(shop)
      return { client, id: await readyCheckout(client, { method: 'OFFLINE' }) }
    }),
  )
  const buying = outcomes(buyers.map(({ client, id }) => client.checkouts.createOrder({ id })))
  const saving = Promise.all(
    many(5, async () => {
      const { quantity } = await read(rowOfJug)
      const [result] = await update([{ id: rowOfJug, was: { quantity: quantity! }, changes: { quantity: quantity! + 1 } }])
      return result!.error === undefined
    }),
  )
  const [{ answers }, saved] = await Promise.all([buying, saving])
  const { quantity, reserved } = await storedStock(shop, jug)
  expect(answers.length).toBeGreaterThan(0)
  const added = await addedBySheet()
  expect(added).toBeLessThanOrEqual(saved.filter(Boolean).length)
  expect(quantity - reserved).toBe(10 + added - answers.length)
})

/** Callers who read the same quantity want the same one: what is there already isn’t added again. */
const addedBySheet = async () =>
  (await storedMovements(shop, jug)).filter(({ reason }) => reason === 'OTHER').reduce((sum, { delta }) => sum + delta, 0)

test.each(fewRounds)(
  'rows of several products in any order, with their stock elsewhere, end without a deadlock (round %i)',
  async (round) => {
    const { location } = await shop.as(shop.owner()).locations.createLocation({ location: { name: `Sheet ${round}` } })
    const ids = [rowOfJug, `${bowl}-${noVariant}`, `${shirt.id}-${shirt.small}`, `${shirt.id}-${shirt.medium}`]
    const { answers, refusals } = await outcomes(
      many(8, (index) =>
        update(
          (index % 2 ? ids : ids.toReversed()).map((id) => ({
            id,
            changes: { cost: `${index}.00`, trackQuantity: true, quantity: index },
          })),
          index % 3 ? location.id : undefined,
        ),
      ),
    )
    expect(refusals).toEqual({})
    expect(answers.flat().filter(({ error }) => error)).toEqual([])
    const costs = new Set(await Promise.all(ids.map(async (id) => (await read(id)).cost)))
    expect(costs.size).toBe(1)
  },
)

test.each(fewRounds)('two callers give one barcode to two variants: one does (round %i)', async (round) => {
  const barcode = `R-${round}`
  const results = await Promise.all(
    [rowOfJug, `${bowl}-${noVariant}`].map(async (id) => (await update([{ id, changes: { barcode } }]))[0]!),
  )
  expect(results.map(({ error }) => error?.code ?? 'CHANGED').toSorted()).toEqual(['CHANGED', 'INVALID_ROW'])
  const { owners } = (await shop.database.one<{ owners: number }>(sql`
    select count(*)::int as owners from variants where site_id = ${shop.siteId} and barcode = ${barcode}`))!
  expect(owners).toBe(1)
})
