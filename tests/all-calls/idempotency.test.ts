import { randomUUID } from 'node:crypto'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SomeIdentity } from '../../server/src/identity.ts'
import { memberIn } from '../support/community.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { alwaysRefused } from './always-refused.ts'
import { idsOf, type Things } from './ids.ts'
import { prepared } from './prepared.ts'
import { hasValue, requestOf, withValue } from './requests.ts'
import { thingsOf } from './things.ts'

// Calls that write in one transaction do it once for an Idempotency-Key (DESIGN §5; threat S15). Those that write their `own` way have tests of their own.

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const writing = allCalls(contract).filter(({ id, call }) => call.writes === true && !alwaysRefused.has(id))

describe.each(writing)('$id', ({ id, area, call }) => {
  test('200: twice under one key is once, to the letter; 409: another call under that key', async () => {
    const buyer = shop.visitor()
    const allow = call.allow as readonly string[]
    // What is written into collections of the sample shop only the shop writes.
    const isOfTheShop = area === 'dataItems'
    const asker: SomeIdentity =
      allow.includes('visitor') && !isOfTheShop ? buyer : allow.includes('owner') ? shop.owner() : (await memberIn(shop)).identity
    const things = await thingsOf(shop, asker.kind === 'member' ? asker : buyer)
    const mine = idsOf(id, area, call).filter(({ path, thing }) => thing in things && hasValue(requestOf(id, call), path))
    const filled = mine.reduce((so, { path, thing }) => withValue(so, path, things[thing as keyof Things]), requestOf(id, call))
    const request = await prepared(shop.as(shop.owner()), id, filled)
    const idempotencyKey = randomUUID()
    const first = await shop.app.call(id, asker, request, { idempotencyKey })
    expect(first).toMatchObject({ status: 200 })
    expect(JSON.stringify(await shop.app.call(id, asker, request, { idempotencyKey }))).toBe(JSON.stringify(first))
    const other = id === 'carts.removeCouponFromCurrentCart' ? 'carts.deleteCurrentCart' : 'carts.removeCouponFromCurrentCart'
    expect(await shop.app.call(other, asker, {}, { idempotencyKey })).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
    })
  })
})

test('a key is one caller’s: another caller with the same key is another use', async () => {
  const [vera, mia] = [shop.visitor(), shop.visitor()]
  const idempotencyKey = randomUUID()
  const request = requestOf('carts.addToCurrentCart', contract.carts.addToCurrentCart)
  const answers = []
  for (const identity of [vera, mia]) answers.push(await shop.app.call('carts.addToCurrentCart', identity, request, { idempotencyKey }))
  const carts = answers.map(({ body }) => (body as { cart: { id: string } }).cart.id)
  expect(carts[0]).not.toBe(carts[1])
})

test('a refused request leaves its key free', async () => {
  const asking = { idempotencyKey: randomUUID() }
  const vera = shop.visitor()
  expect(await shop.app.call('carts.deleteCurrentCart', vera, {}, asking)).toMatchObject({ status: 404 })
  const request = requestOf('carts.addToCurrentCart', contract.carts.addToCurrentCart)
  expect(await shop.app.call('carts.addToCurrentCart', vera, request, asking)).toMatchObject({ status: 200 })
})

test.each([0, 256])('400: a key of %d characters', async (length) => {
  const answer = await shop.app.call('carts.deleteCurrentCart', shop.visitor(), {}, { idempotencyKey: 'k'.repeat(length) })
  expect(answer).toMatchObject({ status: 400, body: { details: { validationError: { fieldViolations: [{ field: 'Idempotency-Key' }] } } } })
})
