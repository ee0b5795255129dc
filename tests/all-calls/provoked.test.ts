import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { outsideOfTransaction } from '../../server/src/database/last-statement.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { App } from '../../server/src/kernel/app.ts'
import { createServerApp } from '../../server/src/start.ts'
import { readyCheckout } from '../support/buying.ts'
import { bowl } from '../support/goods.ts'
import { line, makeTestShop, refusalOf, type TestShop } from '../support/shop.ts'
import { requestOf } from './requests.ts'

// Errors with a cause outside the call: the database, or another call at the same moment.

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

/** The same server on a database with a short statement timeout. */
function slowApp(): App {
  const tooSlow = async () => Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
  const slow = {
    rows: tooSlow,
    one: tooSlow,
    run: tooSlow,
    peek: tooSlow,
    ...outsideOfTransaction,
    leave: () => {},
    begin: tooSlow,
    beginLater: () => ({ isBegun: false }),
  }
  const { services } = shop.app
  return createServerApp({ ...services, database: { ...services.database, ...slow, transaction: (work) => work(slow) } })
}

describe('on a slow database', () => {
  const filterable = allCalls(contract).filter(({ call }) => call.filterable)
  const queries = filterable.filter(({ call }) => call.writes === false)
  const jobs = filterable.filter(({ call }) => call.writes !== false)

  test.each(queries)('400: $id suggests a smaller request', async ({ id, call }) => {
    const asker = (call.allow as readonly string[]).includes('visitor') ? shop.visitor() : shop.owner()
    const answer = await slowApp().call(id, asker, requestOf(id, call))
    expect(answer).toMatchObject({ status: 400, body: { details: { applicationError: { code: 'QUERY_TOO_SLOW' } } } })
  })

  const unavailable = { status: 503, body: { details: { applicationError: { code: 'TEMPORARILY_UNAVAILABLE' } } } }

  function silenceErrors(): void {
    const silence = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => silence.mockRestore())
  }

  test('503: a write waited for others, and can be retried', async () => {
    silenceErrors()
    expect(await slowApp().call('carts.deleteCurrentCart', shop.visitor(), {})).toMatchObject(unavailable)
  })

  // The job looks for what it changes later, in the background.
  test.each(jobs)('503: $id waited for others, and can be retried', async ({ id, call }) => {
    silenceErrors()
    expect(await slowApp().call(id, shop.owner(), requestOf(id, call))).toMatchObject(unavailable)
  })
})

test('409: a checkout that changed while its order is being paid creates no second order', async () => {
  const vera = shop.as(shop.visitor())
  const id = await readyCheckout(vera, { items: [line(bowl)], method: 'ONLINE' })
  const { orderId, paymentGatewayOrderId } = await vera.checkouts.createOrder({ id })
  // As at the moment when the provider is called.
  await shop.database.run(sql`
    update payment_intents set status = 'PROCESSING' where site_id = ${shop.siteId} and id = ${paymentGatewayOrderId}`)
  await vera.checkouts.addToCheckout({ id, lineItems: [line(bowl)] })
  expect(await refusalOf(vera.checkouts.createOrder({ id }))).toMatchObject({
    status: 409,
    code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    data: { orderId },
  })
})
