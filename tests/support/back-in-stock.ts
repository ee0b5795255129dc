import { backInStockDefaults } from '@stoa/contract/back-in-stock/settings'
import { beginAutomaticWaves, followStock } from '../../server/src/commerce/back-in-stock/index.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import type { BackInStockRules } from '../../server/src/kernel/shop-settings.ts'
import { catchUp } from './following.ts'
import { appId, shirt } from './goods.ts'
import { runQueued } from './queue.ts'
import { makeTestShop, type TestShop } from './shop.ts'
import { writtenMails, type WrittenMail } from './written-mails.ts'

export interface ItemReference {
  catalogItemId: string
  appId: string
  options?: Record<string, unknown>
}

/** The shirt in M, which is sold out, and the one in S, of which there are seven. */
export const mediumShirt: ItemReference = { catalogItemId: shirt.id, appId, options: { variantId: shirt.medium } }
export const smallShirt: ItemReference = { ...mediumShirt, options: { variantId: shirt.small } }

/** A shop with a shirt that shoppers wait for. */
export interface AwaitedShop extends TestShop {
  /** Saves a request as the owner does. Returns its ID. */
  waitFor(email: string, reference?: ItemReference): Promise<string>
  /** Sets the stock of the shirt, in M by default. */
  restock(quantity: number, variantId?: string): Promise<unknown>
  /** Changes the rules, by which emails go out by themselves unless they say otherwise. */
  decideRules(changes: Partial<BackInStockRules>): void
  /** What follows in the background: waves begin, emails are written and sent, and requests follow them. */
  settle(): Promise<void>
  /** The emails in the order in which they were written. */
  emails(): Promise<WrittenMail[]>
  recipients(): Promise<string[]>
  /** The statuses of all requests, the earliest first. */
  statuses(): Promise<string[]>
}

export async function makeAwaitedShop(changes: Partial<Settings> = {}): Promise<AwaitedShop> {
  const shop = await makeTestShop({ rateLimits: 'off', ...changes })
  await stopWavesElsewhere(shop)
  const { backInStock, stock } = shop.as(shop.owner())
  const emails = async () => (await writtenMails(shop.database, shop.siteId, 'back-in-stock')).toReversed()
  return {
    ...shop,
    async waitFor(email, catalogReference = mediumShirt) {
      return (await backInStock.createBackInStockNotificationRequest({ request: { catalogReference, email } })).request.id!
    },
    restock: (quantity, variantId = shirt.medium) =>
      stock.adjustStock({ adjustments: [{ productId: shirt.id, variantId, action: 'SET', quantity }], reason: 'RECEIVED' }),
    decideRules: (changes) => shop.decide({ backInStock: { ...backInStockDefaults, ...changes } }),
    async settle() {
      await catchUp(shop, followStock)
      // Another test's process may have followed the events, by the rules in the database.
      await beginAutomaticWaves(shop.app)
      await runQueued(shop)
    },
    emails,
    recipients: async () => (await emails()).map(({ recipient }) => recipient),
    async statuses() {
      const query = { sort: [{ fieldName: 'createdDate', order: 'ASC' as const }] }
      return (await backInStock.queryBackInStockNotificationRequests({ query })).requests.map(({ status }) => status)
    },
  }
}

/** Keeps servers of other tests, which begin waves on every site, out of this one: they read its rules from the database. */
export async function stopWavesElsewhere({ database, siteId }: Pick<TestShop, 'database' | 'siteId'>): Promise<void> {
  const backInStock = { ...backInStockDefaults, automatic: false }
  await database.run(sql`update sites set settings = settings || ${JSON.stringify({ backInStock })}::jsonb where site_id = ${siteId}`)
}
