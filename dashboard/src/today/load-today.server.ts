import type { Client } from '@stoa/sdk'
import { dayIn } from '@stoa/ui/days'
import { dateFormat, numberFormat } from '@stoa/ui/formats'
import type { SalesReport, Shop } from '../answers.ts'
import { demandRow, type Demand } from '../back-in-stock/demand/demand-row.ts'
import { lowStockRow } from '../inventory/low-stock-row.ts'
import { pendingCount } from '../members/pending-count.server.ts'
import { states } from '../orders/order-list.ts'
import { orderRow } from '../orders/order-row.ts'
import { pictureOf, type PictureFacts } from '../products/thumbnail.tsx'
import { webhookRow } from '../webhooks/webhook-row.ts'
import { partOf } from './part.ts'
import { rangeOf } from './range.ts'
import { salesView } from './sales-view.ts'
import { setupSteps } from './setup-steps.ts'

const waitingMax = 3
const latestMax = 6
const asOf = { hour: '2-digit', minute: '2-digit' } as const
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

export type TodayData = Awaited<ReturnType<typeof loadToday>>

/** Everything the page shows. The parts are loaded at once, and each can fail alone. */
export async function loadToday(client: Client, query: URLSearchParams, now: Date) {
  const readAt = Date.now()
  const { shop } = await client.shop.getShop({})
  const { locale, timeZone } = shop
  const range = rangeOf(query, dayIn(timeZone, now))
  const request = { from: range.from, to: range.to }
  const orders = (filter: object, order: 'ASC' | 'DESC', limit: number) =>
    partOf(
      client.orders.searchOrders({
        search: { filter: { ...filter }, sort: [{ fieldName: 'createdDate', order }], cursorPaging: { limit } },
      }),
      (found) => found.orders.map((one) => orderRow(one, shop)),
    )
  const [dashboard, sales, toFulfill, unpaid, lowStock, demand, outbox, webhooks, people, latest, setup, sample] = await Promise.all([
    partOf(client.reports.getDashboard({}), (body) => body.dashboard),
    partOf(client.reports.getSalesReport(request), ({ report }) => salesPart(client, report, shop)),
    orders(states.open, 'ASC', waitingMax),
    orders(states.unpaid, 'ASC', waitingMax),
    partOf(client.stock.queryLowStock({ cursorPaging: { limit: waitingMax } }), ({ variants }) => variants.map(lowStockRow)),
    partOf(client.backInStock.queryBackInStockDemand({ paging: { limit: waitingMax } }), (body) => demandPart(body.demand, shop)),
    partOf(client.mails.getOutbox({}), (body) => outboxPart(client, body.outbox)),
    partOf(client.webhooks.queryWebhooks({ inTrouble: true }), (body) => body.webhooks.map((webhook) => webhookRow(webhook, [], shop))),
    partOf(pendingCount(client), (count) => count),
    orders(states.all, 'DESC', latestMax),
    partOf(setupSteps(client, shop), (steps) => steps),
    partOf(client.sample.getSample({}), (body) => body.sample),
  ])
  return {
    day: dateFormat(locale, { ...fullDay, timeZone }).format(now),
    time: dateFormat(locale, { ...asOf, timeZone }).format(now),
    range,
    request,
    dashboard,
    sales,
    toFulfill,
    unpaid,
    lowStock,
    demand,
    outbox,
    webhooks,
    people,
    readAt,
    latest,
    setup,
    sample,
  }
}

/** A sales report, with pictures of the products that are still in the catalogue. */
async function salesPart(client: Client, report: SalesReport, shop: Pick<Shop, 'locale'>) {
  const ids = report.topProducts.map(({ productId }) => productId)
  const { products } =
    ids.length === 0
      ? { products: [] }
      : await client.catalogue.queryProducts({ query: { filter: { id: { $in: ids } }, paging: { limit: ids.length } } })
  const pictures = new Map(products.map(({ id, media }) => [id, pictureOf(media.mainMedia)]))
  const most = Math.max(1, ...report.topProducts.map(({ sales }) => Number(sales.amount)))
  const number = numberFormat(shop.locale)
  return {
    ...salesView(report, shop),
    topProducts: report.topProducts.map(({ productId, name, quantity, sales }) => ({
      id: productId,
      name,
      quantity,
      pieces: number.format(quantity),
      sales: sales.formattedAmount,
      /** In percent of the best seller's sales. */
      share: Math.round((Number(sales.amount) / most) * 100),
      isInCatalogue: pictures.has(productId),
      picture: pictures.get(productId),
    })),
  }
}

export interface TopProduct {
  id: string
  name: string
  quantity: number
  pieces: string
  sales: string
  share: number
  isInCatalogue: boolean
  picture: PictureFacts | undefined
}

/** What most shoppers wait for. */
const demandPart = (demand: readonly Demand[], shop: Shop) =>
  demand.map((one) => demandRow(one, shop)).filter(({ waiting, name }) => waiting > 0 && name !== '')

type Outbox = Awaited<ReturnType<Client['mails']['getOutbox']>>['outbox']

async function outboxPart(client: Client, { hasSender, counts, inTrouble }: Outbox) {
  const waiting = counts.find(({ status }) => status === 'WAITING')?.count ?? 0
  const { mails } =
    inTrouble === 0
      ? { mails: [] }
      : await client.mails.searchMails({ search: { filter: { status: 'FAILED' }, cursorPaging: { limit: waitingMax } } })
  return { inTrouble, waiting, hasSender, mails: mails.map(({ id, subject, recipient }) => ({ id, subject, recipient })) }
}
