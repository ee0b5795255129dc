import { clientOver, createClient, fetchTransport, memoryStorage, type Client, type Tokens } from '@stoa/sdk'
import { makeAppRequests, type AppRequests } from './app-requests.ts'
import { makeDemand } from './demand.ts'
import { makeDrafts } from './drafts.ts'
import { makeImports } from './imports.ts'
import { makeItems, makeStory } from './items.ts'
import { makeLayouts } from './layouts.ts'
import { makeMembers } from './members.ts'
import { makeSearchSettings } from './search-settings.ts'

/** A shop with some history, so that screens have content. */
export interface History {
  /** The shopper of everything below, by the session of their browser. */
  shopperSession: string
  /** An unfinished purchase, at its review. */
  checkoutId: string
  /** A purchase at the card page. */
  unpaidCheckoutId: string
  paymentId: string
  orderId: string
  orderNumber: string
  /** A member with an order and an address, by the session of their browser. */
  memberSession: string
  /** The product that the member has reviewed. */
  reviewedSlug: string
  /** The token of a sign-in pending approval. */
  stateToken?: string | undefined
  /** What an app asks of the member. */
  appRequests: AppRequests
  /** The email with a password link, which the owner can read. */
  activationMailId?: string | undefined
  /** A data import waiting for its mapping, and a finished one. */
  plannedImportId?: string | undefined
  importId?: string | undefined
  /** The same of products. */
  plannedProductImportId?: string | undefined
  productImportId?: string | undefined
  /** A changed item of Postcards, and a deleted one. */
  changedItemId?: string | undefined
  deletedItemId?: string | undefined
  /** An item of Stories, with rich text. */
  storyId?: string | undefined
}

const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }
const cast = [
  { firstName: 'Vera', lastName: 'Silva', email: 'vera@example.com' },
  { firstName: 'Tomás', lastName: 'Lobo', email: 'tomas@example.com' },
  { firstName: 'Ines', lastName: 'Marques de Almeida', email: 'ines@example.com' },
]

type Buyer = (typeof cast)[number]
type PaymentMethod = 'ONLINE' | 'OFFLINE'

interface StoaAddress {
  baseUrl: string
  clientId: string
  /** With the owner's key there are members in every status. */
  siteId?: string
  apiKey?: string | undefined
}

/** A few shoppers buy a few products, each in a different way. */
export async function makeHistory({ baseUrl, clientId, siteId, apiKey }: StoaAddress): Promise<History> {
  const products = await buyable(createClient({ baseUrl, clientId }))
  for (const [index, buyer] of cast.slice(1).entries()) {
    const client = createClient({ baseUrl, clientId })
    await order(client, await readyCheckout(client, { buyer, products: products.slice(index + 1, index + 3), way: 'OFFLINE' }))
  }
  const storage = memoryStorage()
  const vera = createClient({ baseUrl, clientId, storage })
  const of = (count: number, way: PaymentMethod) => readyCheckout(vera, { buyer: cast[0]!, products: products.slice(0, count), way })
  const paid = await order(vera, await of(2, 'ONLINE'))
  await vera.payments.payOrder({ paymentGatewayOrderId: paid.paymentGatewayOrderId!, cardNumber: '4242424242424242' })
  const unpaidCheckoutId = await of(1, 'ONLINE')
  const unpaid = await order(vera, unpaidCheckoutId)
  const checkoutId = await of(3, 'ONLINE')
  await vera.carts.addToCurrentCart({ lineItems: products.slice(0, 2).map((id) => line(id)) })
  const bought = await vera.orders.getOrder({ id: paid.orderId! })
  const { refreshToken } = (await storage.read()) as Tokens
  const { memberSession, reviewedSlug } = await makeMember({ baseUrl, clientId }, products.slice(0, 2))
  const waiting = siteId && apiKey ? await makeMembers({ baseUrl, clientId, siteId, apiKey }) : undefined
  const moved = siteId && apiKey ? await makeImports(createClient({ baseUrl, siteId, apiKey })) : undefined
  const items = siteId && apiKey ? await makeItems(createClient({ baseUrl, siteId, apiKey })) : undefined
  if (siteId && apiKey) await makeDrafts(createClient({ baseUrl, siteId, apiKey }))
  if (siteId && apiKey) await makeSearchSettings(createClient({ baseUrl, siteId, apiKey }), products.slice(0, 2))
  if (siteId && apiKey) await makeLayouts(createClient({ baseUrl, siteId, apiKey }))
  if (siteId && apiKey) await makeDemand({ baseUrl, clientId }, createClient({ baseUrl, siteId, apiKey }))
  const story = siteId && apiKey ? await makeStory(createClient({ baseUrl, siteId, apiKey })) : undefined
  const appRequests = await makeAppRequests({ baseUrl, clientId })
  return {
    appRequests,
    shopperSession: refreshToken.value,
    checkoutId,
    unpaidCheckoutId,
    paymentId: unpaid.paymentGatewayOrderId!,
    orderId: paid.orderId!,
    orderNumber: bought.order.number!,
    memberSession,
    reviewedSlug,
    stateToken: waiting?.stateToken,
    activationMailId: waiting?.activationMailId,
    ...moved,
    ...items,
    ...story,
  }
}

/** Mia registers, buys something, saves an address, and reviews what she bought. */
async function makeMember({ baseUrl, clientId }: { baseUrl: string; clientId: string }, products: string[]) {
  const credentials = { loginId: { email: 'mia@example.com' }, password: 'a windowsill full of basil' }
  const { authentication } = createClient({ baseUrl, clientId })
  const { sessionToken } = await authentication
    .registerV2({ ...credentials, profile: { nickname: 'Mia' } })
    // A shop with earlier history has Mia already.
    .catch(() => authentication.loginV2(credentials))
  const mia = ownClient(baseUrl, sessionToken!)
  const { member } = await mia.members.getCurrentMember({})
  await mia.members.updateMember({ member: { id: member.id, contact: { firstName: 'Mia', lastName: 'Moreira', addresses: [porto] } } })
  for (const id of products) await mia.wishlists.addItem({ catalogReference: line(id).catalogReference })
  await askForSoldOut(mia)
  const buyer = { firstName: 'Mia', lastName: 'Moreira', email: 'mia@example.com' }
  await order(mia, await readyCheckout(mia, { buyer, products, way: 'OFFLINE' }))
  return { memberSession: sessionToken!, reviewedSlug: await reviewed(mia, products[0]!) }
}

/** Asks for emails about all that is sold out. */
async function askForSoldOut(mia: Client): Promise<void> {
  const { products } = await mia.catalogue.queryProducts({ query: { paging: { limit: 100 } } })
  const soldOut = products.filter(({ stock, productOptions }) => stock?.inventoryStatus === 'OUT_OF_STOCK' && productOptions.length === 0)
  for (const { id } of soldOut) {
    const { catalogReference } = line(id)
    await mia.backInStock.createBackInStockNotificationRequest({ request: { catalogReference, email: 'mia@example.com' } })
  }
}

/** Reviews a product, and returns its slug. */
async function reviewed(mia: Client, entityId: string): Promise<string> {
  const content = { rating: 4, title: 'Better than I hoped', body: 'It has a good weight, and the cat approves.\n\nI’d buy it again.' }
  // A shop with earlier history has the review already.
  await mia.reviews.createReview({ review: { namespace: 'stores', entityId, content } }).catch(() => undefined)
  return (await mia.catalogue.getProduct({ id: entityId })).product.slug!
}

/** A client with the session of a cookie, like that of a script in the shop's own pages. */
const ownClient = (baseUrl: string, sessionToken: string): Client =>
  clientOver(fetchTransport({ baseUrl, identify: async () => ({ cookie: `stoa_session=${sessionToken}`, origin: baseUrl }) }))

const line = (catalogItemId: string) => ({ quantity: 1, catalogReference: { appId: stores, catalogItemId } })

/** Physical products without options, in stock. */
async function buyable(client: Client): Promise<string[]> {
  const { products } = await client.catalogue.queryProducts({ query: { paging: { limit: 100 } } })
  const plain = products.filter(
    (one) =>
      one.productType === 'physical' &&
      one.productOptions?.length === 0 &&
      one.customTextFields?.length === 0 &&
      (one.stock?.quantity ?? 0) > 10,
  )
  if (plain.length < 4) throw new Error('the shop has too few plain things to sell')
  return plain.map(({ id }) => id!)
}

async function readyCheckout(
  client: Client,
  { buyer, products, way }: { buyer: Buyer; products: string[]; way: PaymentMethod },
): Promise<string> {
  const { email, ...name } = buyer
  const contactDetails = { ...name, phone: '+351 220 000 000' }
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: products.map(line),
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: { address: porto, contactDetails },
      shippingInfo: { shippingDestination: { address: porto, contactDetails } },
      buyerNote: 'Please ring twice, the bell is shy.',
    },
  })
  const id = checkout.id!
  const options = checkout.shippingInfo?.carrierServiceOptions?.flatMap(({ shippingOptions }) => shippingOptions ?? [])
  await client.checkouts.updateCheckout({
    checkout: { id, shippingInfo: { selectedCarrierServiceOption: { code: options![0]!.code! } } },
  })
  await client.checkouts.selectPaymentMethod({ id, method: way })
  return id
}

const order = (client: Client, id: string) => client.checkouts.createOrder({ id })
