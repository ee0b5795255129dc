import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { catchUp } from '../../../tests/support/following.ts'
import { recommend } from '../../../tests/support/recommendations.ts'
import { line, porto } from '../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import { orderMails } from '../commerce/orders/index.ts'
import { recordSoldItems } from '../commerce/reports/index.ts'
import { sql } from '../database/sql.ts'
import { createMailFollower } from '../mail/index.ts'

let site: TestSite
let olga: Client
type Order = Awaited<ReturnType<Client['orders']['searchOrders']>>['orders'][number]
let orders: Order[]

const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100)

beforeAll(async () => {
  site = await makeTestSite({ sample: 'history' })
  olga = site.as(site.owner())
  orders = await allOrders()
})

async function allOrders(): Promise<Order[]> {
  const found: Order[] = []
  for (let cursor: string | undefined; ;) {
    const cursorPaging = { limit: 100, ...(cursor ? { cursor } : {}) }
    const page = await olga.orders.searchOrders({ search: { cursorPaging } })
    found.push(...page.orders)
    cursor = page.metadata?.cursors?.next ?? undefined
    if (!cursor) return found
  }
}

const count = async (table: string, where = ''): Promise<number> =>
  (await site.database.one<{ total: number }>({
    text: `select count(*)::int as total from ${table} where site_id = $1 ${where}`,
    values: [site.siteId],
    name: undefined,
  }))!.total

describe('the history of a new sample shop', () => {
  test('people wait for what is sold out, and are never emailed', async () => {
    const { demand } = await olga.backInStock.queryBackInStockDemand({})
    expect(demand.map(({ productName, waiting, inStock }) => [productName, waiting, inStock])).toEqual([
      ['Moon Jar', 7, false],
      ['Fog Throw', 3, false],
      ['Hyacinth Glass', 2, false],
    ])
    expect(await count('back_in_stock_requests', "and email like '%@correio.example'")).toBe(12)
    expect(await count('events', "and entity_fqdn = 'wix.ecom.v1.back_in_stock_notification_request'")).toBe(12)
  })

  test('every order adds up, and is paid as much as was charged', async () => {
    expect(orders.length).toBeGreaterThan(120)
    for (const { priceSummary, lineItems, balanceSummary, paymentStatus } of orders) {
      const { subtotal, shipping, discount, tax, total } = priceSummary
      expect(cents(subtotal?.amount) + cents(shipping?.amount) - cents(discount?.amount) + cents(tax?.amount)).toBe(cents(total.amount))
      expect(lineItems.length).toBeGreaterThan(0)
      expect(cents(balanceSummary?.paid?.amount)).toBe(paymentStatus === 'PAID' ? cents(total.amount) : 0)
    }
    const charged = await site.database.one<{ wrong: number }>(sql`
      select count(*)::int as wrong from orders left join payment_intents on payment_intents.site_id = orders.site_id and payment_intents.order_id = orders.id
      where orders.site_id = ${site.siteId} and orders.paid_minor <> coalesce(payment_intents.amount_minor, 0)`)
    expect(charged!.wrong).toBe(0)
  })

  test('an order costs what a checkout of the same things costs today', async () => {
    const comparable = orders.filter(
      ({ appliedDiscounts, shippingInfo }) => appliedDiscounts.length === 0 && shippingInfo?.code?.startsWith('pt-'),
    )
    let compared = 0
    for (const order of comparable.slice(0, 12)) {
      const { checkout } = await site.as(site.visitor()).checkouts.createCheckout({
        channelType: 'WEB',
        lineItems: order.lineItems.map(({ catalogReference, quantity }) => ({ catalogReference: catalogReference!, quantity })) as never,
        checkoutInfo: {
          shippingInfo: {
            shippingDestination: { address: order.shippingInfo!.logistics!.shippingDestination!.address as never },
            selectedCarrierServiceOption: { code: order.shippingInfo!.code! },
          },
        },
      })
      expect(checkout.priceSummary.total.amount).toBe(order.priceSummary.total.amount)
      compared++
    }
    expect(compared).toBe(12)
  })

  test('reports and the dashboard agree with the orders', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const { report } = await olga.reports.getSalesReport({ from: day(-70), to: day(1) })
    const approved = orders.filter(({ status }) => status === 'APPROVED')
    expect(report.period.orderCount).toBe(approved.length)
    expect(cents(report.period.sales.amount)).toBe(approved.reduce((sum, { priceSummary }) => sum + cents(priceSummary.total.amount), 0))
    const { dashboard } = await olga.reports.getDashboard({})
    expect(dashboard.ordersToFulfill.count).toBe(approved.filter(({ fulfillmentStatus }) => fulfillmentStatus !== 'FULFILLED').length)
    expect(dashboard.ordersUnpaid.count).toBe(2)
    expect(dashboard).toMatchObject({ paymentsWaiting: { count: 0 }, mailsInTrouble: { count: 0 } })
    expect(dashboard.lowStock.count).toBeGreaterThan(0)
    const sold = await site.database.one<{ total: number }>(sql`
      select sum(quantity)::int as total from sold_items where site_id = ${site.siteId}`)
    expect(sold!.total).toBe(approved.flatMap(({ lineItems }) => lineItems).reduce((sum, { quantity }) => sum + quantity!, 0))
  })

  test('its products are recommended', async () => {
    const vera = site.as(site.visitor())
    const { by, ids } = await recommend(vera, ['bestSellers'])
    expect([by, ids.length]).toEqual(['bestSellers', 20])
    expect((await recommend(vera, ['boughtTogether'], { to: [ids[0]!] })).ids.length).toBeGreaterThan(3)
  })

  test('the stock is what its events led to, and was never negative', async () => {
    const rows = await site.database.rows<{
      id: string
      level: number
      entities: { oldValue: { quantity: number }; newValue: { quantity: number } }[]
    }>(sql`
      select events.entity_id as id, min(variants.quantity - variants.reserved) as level,
        jsonb_agg(events.entity #> '{variants,0}' order by entity_sequence) as entities
      from events join variants on variants.site_id = events.site_id and variants.product_id::text || '-' || variants.id = events.entity_id
      where events.site_id = ${site.siteId} group by events.entity_id`)
    expect(rows.length).toBeGreaterThan(50)
    for (const { level, entities } of rows) {
      entities.forEach(({ oldValue, newValue }, index) => {
        expect(Math.min(oldValue.quantity, newValue.quantity)).toBeGreaterThanOrEqual(0)
        if (index > 0) expect(oldValue.quantity).toBe(entities[index - 1]!.newValue.quantity)
      })
      expect(entities.at(-1)!.newValue.quantity).toBe(level)
    }
  })

  test('orders are numbered without gaps by their approval, and a real one goes on from there', async () => {
    const numbers = orders.map(({ number }) => Number(number)).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => 10_001 + index))
    const vera = site.as(site.visitor())
    const { checkout } = await vera.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [line('10000000-0000-4000-8000-000000000009')],
      checkoutInfo: {
        buyerInfo: { email: 'vera@lindqvist.example' },
        billingInfo: { address: porto, contactDetails: { firstName: 'Vera', lastName: 'L' } },
        shippingInfo: { shippingDestination: { address: porto }, selectedCarrierServiceOption: { code: 'pt-post' } },
      },
    } as never)
    await vera.checkouts.selectPaymentMethod({ id: checkout.id!, method: 'OFFLINE' })
    const { orderId } = await vera.checkouts.createOrder({ id: checkout.id! })
    expect((await vera.orders.getOrder({ id: orderId! })).order.number).toBe(String(10_001 + orders.length))
  })

  test('nothing of it is left to do: its events are published and followed, and its emails are sent', async () => {
    const [mails, sold] = [await count('mails'), await count('sold_items')]
    expect(mails).toBe(orders.length)
    expect(await count('mails', `and status <> 'SENT'`)).toBe(0)
    await catchUp(site, createMailFollower(orderMails), recordSoldItems)
    // The real order of the test before.
    expect([await count('mails'), await count('sold_items')]).toEqual([mails + 1, sold + 1])
    const { outbox } = await olga.mails.getOutbox({})
    expect(outbox.counts.find(({ status }) => status === 'WAITING')!.count).toBe(1)
  })

  test('the log, members, payments and emails can be read', async () => {
    const { events } = await olga.events.queryEvents({ limit: 100 })
    expect(events).toHaveLength(100)
    const { members } = await olga.members.listMembers({ fieldsets: ['FULL'] })
    expect(members!.length).toBeGreaterThan(20)
    const paid = orders.find(({ paymentStatus }) => paymentStatus === 'PAID')!
    const { orderTransactions } = await olga.orders.listTransactionsForSingleOrder({ orderId: paid.id! })
    expect(orderTransactions.payments).toMatchObject([{ status: 'APPROVED', amount: { amount: paid.priceSummary.total.amount } }])
    const { mails } = await olga.mails.searchMails({ search: { cursorPaging: { limit: 1 } } })
    expect((await olga.mails.getMail({ id: mails[0]!.id })).mail.html).toContain('<')
    await olga.orders.getExplainedTotals({ id: paid.id! } as never)
  })
})
