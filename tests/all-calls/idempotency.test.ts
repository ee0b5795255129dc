import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { allCalls } from '@stoa/contract/routes'
import type { CallerIdentity } from '../../server/src/kernel/identity.ts'
import { memberIn } from '../support/community.ts'
import { rolledBackSite, type RolledBackSite } from '../support/rolled-back-site.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { alwaysRefused } from './always-refused.ts'
import { idsOf, type Things } from './ids.ts'
import { prepared } from './prepared.ts'
import { hasValue, requestOf, withValue } from './requests.ts'
import { thingsOf } from './things.ts'

// Calls that write in one transaction run once per Idempotency-Key (DESIGN §5; threat S15). Those with `own` handling have tests of their own.

interface Caller {
  identity: CallerIdentity
  things: Things
}

let shop: TestShop
let site: RolledBackSite
let callers: Record<'visitor' | 'member' | 'owner', Caller>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  site = await rolledBackSite(shop)
  const callerWithThings = async (identity: CallerIdentity): Promise<Caller> => ({ identity, things: await thingsOf(site, identity) })
  const visitor = await callerWithThings(shop.visitor())
  const member = await callerWithThings((await memberIn(site)).identity)
  callers = { visitor, member, owner: { identity: shop.owner(), things: visitor.things } }
})
afterAll(() => site.close())

/** Their token is in an email. Tests of their area repeat them. */
const ofEmails: ReadonlySet<string> = new Set(['backInStock.unsubscribeFromBackInStock'])
const writing = allCalls(contract).filter(({ id, call }) => call.writes === true && !alwaysRefused.has(id) && !ofEmails.has(id))

/** Only the shop's team writes to collections of the sample shop. */
function callerOf(area: string, { allow }: Call): Caller {
  const kinds = allow as readonly string[]
  if (kinds.includes('visitor') && area !== 'dataItems') return callers.visitor
  return kinds.includes('owner') ? callers.owner : callers.member
}

describe.each(writing)('$id', ({ id, area, call }) => {
  test('200: a repeat under one key runs once, with identical answers; 409: another call under that key', async () => {
    const { identity, things } = callerOf(area, call)
    const mine = idsOf(id, area, call).filter(({ path, thing }) => thing in things && hasValue(requestOf(id, call), path))
    const filled = mine.reduce((so, { path, thing }) => withValue(so, path, things[thing as keyof Things]), requestOf(id, call))
    const idempotencyKey = randomUUID()
    await site.rollBack(async () => {
      const request = await prepared(site.as(site.owner()), id, filled)
      const first = await site.app.call(id, identity, request, { idempotencyKey })
      expect(first).toMatchObject({ status: 200 })
      expect(JSON.stringify(await site.app.call(id, identity, request, { idempotencyKey }))).toBe(JSON.stringify(first))
      const other = id === 'carts.removeCouponFromCurrentCart' ? 'carts.deleteCurrentCart' : 'carts.removeCouponFromCurrentCart'
      expect(await site.app.call(other, identity, {}, { idempotencyKey })).toMatchObject({
        status: 409,
        body: { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
      })
    })
  })
})

test('a key belongs to one caller: the same key of another caller is separate', async () => {
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
