import { expect, test } from 'vitest'
import { runQueued } from '../support/queue.ts'
import { timesToRun } from '../support/rounds.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { makeTestSite } from '../support/site.ts'
import { createOfV1, editsOfV1 } from './edits-v1.ts'
import { createOfV3, editsOfV3 } from './edits-v3.ts'
import { fields, readBoth, seenInV1, seenInV3, invalidIds } from './read.ts'
import { viewOfV1, viewOfV3 } from './views.ts'
import { below, type Edit, isLucky, oneOf, type World } from './world.ts'

const edits = Object.entries({ ...editsOfV1, ...editsOfV3 })
const count = timesToRun(200, 10_000)
const seed = Number(process.env.STOA_TEST_SEED ?? Date.now() % 2 ** 31)

function nextEdit(world: World): Edit {
  const { products } = world.shop
  if (products.length < 4) return isLucky(world) ? createOfV1(world) : createOfV3(world)
  const [name, make] = oneOf(world, edits)
  return { ...make(world, oneOf(world, products)), name }
}

test(
  `${count} random edits of V1 and V3 show what a model says (seed ${seed})`,
  async () => {
    const site = await makeTestSite({ rateLimits: 'off' })
    const shop = { products: [], brands: [], ribbons: [], sections: [], customizations: [] }
    const world: World = { shop, owner: site.as(site.owner()), random: seededRandom(seed), ids: new Map(), count: 0 }
    for (let at = 0; at < count; at++) {
      const edit = nextEdit(world)
      const step = { at, edit: edit.name, seed }
      const refusal = await edit.call().then(
        () => undefined,
        (error: Error) => error,
      )
      if (edit.change && refusal) throw new Error(`${JSON.stringify(step)} was refused`, { cause: refusal })
      if (!edit.change) expect({ ...step, isRefused: refusal !== undefined }).toEqual({ ...step, isRefused: true })
      edit.change?.()
      await runQueued(site)
      await compareAll(world, step)
    }
    console.log(`${count} edits, 0 differences, seed ${seed}`)
  },
  60_000 * timesToRun(1, 60),
)

async function compareAll(world: World, step: object): Promise<void> {
  for (const product of world.shop.products) {
    const { v1, v3 } = await readBoth(world, (product as { id: string }).id)
    const differences = { ...step, v1: seenInV1(v1), v3: seenInV3(v3) }
    expect(differences).toEqual({ ...step, v1: viewOfV1(product), v3: viewOfV3(product) })
    expect({ ...step, wrong: invalidIds(world, product, v3) }).toEqual({ ...step, wrong: [] })
  }
  const product = world.shop.products[below(world, world.shop.products.length)] as { id: string } | undefined
  if (!product) return
  const before = await readBoth(world, product.id)
  await world.owner.catalogue.updateProduct({ product: structuredClone(before.v1) as never })
  const afterV1 = await readBoth(world, product.id)
  expect({ ...step, by: 'V1', ...afterV1 }).toEqual({ ...step, by: 'V1', ...before })
  await world.owner.productsV3.updateProduct({ product: structuredClone(before.v3) as never, fields })
  const afterV3 = await readBoth(world, product.id)
  expect({ ...step, by: 'V3', ...afterV3 }).toEqual({ ...step, by: 'V3', ...before })
}
