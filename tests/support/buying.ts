import Fastify, { type FastifyInstance } from 'fastify'
import type { Client } from '@stoa/sdk'
import { serveSandboxProvider } from '../../server/src/commerce/payments/sandbox/serve.ts'
import { newId } from '../../server/src/database/ids.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { jug } from './goods.ts'
import { line, makeTestShop, porto, type TestShop } from './shop.ts'

/** A test shop with its sandbox provider on a loopback port, as in the whole server. */
export interface SellingShop extends TestShop {
  /** The stock of a variant, and how much of it is reserved. */
  stockOf(productId: string, variantId?: string): Promise<{ quantity: number; reserved: number }>
  /** Sets the stock, with nothing reserved. */
  setStock(productId: string, quantity: number): Promise<void>
  /** Lets a payment expire. */
  letTimePass(paymentId: string): Promise<void>
  stop(): Promise<void>
}

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  /** Approved, but answered only after three seconds. */
  late: '4000000000000077',
  /** Approved, but the answer never arrives. */
  silent: '4000000000000127',
}

const noVariant = '00000000-0000-0000-0000-000000000000'

export async function makeSellingShop(): Promise<SellingShop> {
  const shop = await makeTestShop()
  const provider = await startProvider(shop.app.services)
  const run = (text: string, ...values: unknown[]) => shop.database.run({ text, values: [shop.siteId, ...values], name: undefined })
  return {
    ...shop,
    async stockOf(productId, variantId = noVariant) {
      const text = 'select quantity, reserved from variants where site_id = $1 and product_id = $2 and id = $3'
      return (await shop.database.one<{ quantity: number; reserved: number }>({
        text,
        values: [shop.siteId, productId, variantId],
        name: undefined,
      }))!
    },
    async setStock(productId, quantity) {
      await run('delete from stock_reservations where site_id = $1 and product_id = $2', productId)
      await run(
        'update variants set quantity = $3, reserved = 0, track_quantity = true where site_id = $1 and product_id = $2',
        productId,
        quantity,
      )
    },
    async letTimePass(paymentId) {
      await run(`update payment_intents set expires_date = now() - interval '1 second' where site_id = $1 and id = $2`, paymentId)
    },
    stop: () => provider.close(),
  }
}

export async function startProvider(services: Services): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true })
  serveSandboxProvider(server, services)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}

export interface Purchase {
  /** What to buy; a jug by default. */
  items?: ReturnType<typeof line>[]
  method?: 'ONLINE' | 'OFFLINE'
  delivery?: string
  email?: string
  buyerNote?: string
}

/** A checkout that is ready to become an order: with email, address and delivery. Returns its id. */
export async function readyCheckout(
  client: Client,
  { items = [line(jug)], method, delivery = 'post', email = 'vera@example.com', buyerNote }: Purchase = {},
) {
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: items,
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: { address: porto, contactDetails: { firstName: 'Vera', lastName: 'Lobo' } },
      shippingInfo: {
        shippingDestination: { address: porto, contactDetails: { firstName: 'Vera', lastName: 'Lobo' } },
        selectedCarrierServiceOption: { code: delivery },
      },
      ...(buyerNote ? { buyerNote } : {}),
    },
  })
  const id = checkout.id!
  if (method) await client.checkouts.selectPaymentMethod({ id, method })
  return id
}

export interface Shopper {
  identity: Extract<Identity, { kind: 'visitor' }>
  client: Client
}

/** Pays an order by card, with 4242… by default. */
export const pay = ({ client }: Pick<Shopper, 'client'>, placed: { paymentGatewayOrderId?: string | null }, cardNumber = cards.approved) =>
  client.payments.payOrder({ paymentGatewayOrderId: placed.paymentGatewayOrderId!, cardNumber })

/** The payment status of an order. */
export const paymentOf = ({ client }: Pick<Shopper, 'client'>, { paymentGatewayOrderId }: { paymentGatewayOrderId?: string | null }) =>
  client.payments.getPayment({ paymentGatewayOrderId: paymentGatewayOrderId! })

/** A new visitor. */
export function shopperIn(shop: TestShop): Shopper {
  const identity = shop.visitor(newId())
  return { identity, client: shop.as(identity) }
}
