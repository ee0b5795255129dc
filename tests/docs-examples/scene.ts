import { contract } from '@stoa/contract'
import type { Client } from '@stoa/sdk'
import { mia as miasPart, now, sampleShop, vera, type Person } from '@stoa/seed'
import { hashPassword } from '../../server/src/access/passwords/passwords.ts'
import { orderMails } from '../../server/src/commerce/orders/event-mails.ts'
import { recordSoldItems } from '../../server/src/commerce/reports/record-sold-items.ts'
import type { App } from '../../server/src/kernel/app.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import type { Sql } from '../../server/src/kernel/db.ts'
import { anonymous, type Identity } from '../../server/src/kernel/identity.ts'
import { createMailFollower } from '../../server/src/mail/send-mails.ts'
import { giveFirstPassword } from '../../server/src/people/authentication/member-password.ts'
import { recoveryLink } from '../../server/src/people/recovery/tokens.ts'
import { startProvider } from '../support/buying.ts'
import { memberIn } from '../support/community.ts'
import { catchUp } from '../support/following.ts'
import { failedJobOn } from '../support/queue.ts'
import { rolledBackSite, type RolledBackSite } from '../support/rolled-back-site.ts'
import { makeTestSite, ownerPassword, type TestSite } from '../support/site.ts'
import { backInStockScene } from './back-in-stock-scene.ts'
import { dataScene } from './data-scene.ts'
import { enteringScene } from './entering.ts'
import { mediaScene } from './media-scene.ts'
import { callback, oauthScene } from './oauth-scene.ts'
import { teamScene } from './team-scene.ts'
import { webhookScene } from './webhook-scene.ts'

/** The named things in the examples: those of one visitor, and texts of the sample shop. */
export type Scene = Readonly<Record<string, string>>

export interface Stage {
  site: RolledBackSite
  scene: Scene
  /** Vera, a visitor. */
  visitor: Identity
  /** Mia, a signed-in member. */
  member: Identity
  end(): Promise<void>
}

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const items = (catalogItemId: string) => [{ quantity: 1, catalogReference: { catalogItemId, appId } }]
const [plain, withOptions] = [
  sampleShop.products.find(({ slug }) => slug === 'jarro')!,
  sampleShop.products.find(({ visible, manageVariants, options }) => visible && manageVariants && options.length > 0)!,
]

/** Event consumers process all sites, and lock those they find until their transaction ends. The scene is one transaction: with this it finds only its own
 *  site, and blocks no other. */
function followingAlone({ app, database, siteId }: TestSite): App {
  const isOfOthers = (row: unknown): boolean => ((row as { siteId?: string }).siteId ?? siteId) !== siteId
  const rows = async <Row>(statement: Sql): Promise<Row[]> => (await database.rows<Row>(statement)).filter((row) => !isOfOthers(row))
  return { ...app, services: { ...app.services, database: { ...database, rows } } }
}

/** The sample shop, with things of Vera: a cart, a checkout of it, an unpaid order, and a paid one. Nothing of it is ever committed. */
export async function setStage(): Promise<Stage> {
  const site = await rolledBackSite(
    await makeTestSite({
      baseUrl: 'http://localhost:4400',
      ownerEmail: 'owner@stoa.example',
      rateLimits: 'off',
      redirectUris: [callback],
    }),
  )
  site.clock.now = new Date(now)
  const provider = await startProvider(site.app.services as Services)
  const visitor = site.visitor()
  const hers = await handsOf(site.as(visitor))
  await catchUp({ ...site, app: followingAlone(site) }, createMailFollower(orderMails), recordSoldItems)
  await failedJobOn(site)
  const mia = await memberIn(site, { ...named(miasPart), loginEmailVerified: true, privacyStatus: 'PUBLIC' })
  const entering = await enteringScene(site, visitor)
  const scene = {
    ...hers,
    ...entering.scene,
    ...(await communityOf(site)),
    ...(await oauthScene(site, mia)),
    ...(await teamScene(site)),
    ...(await dataScene(site)),
    ...(await webhookScene(site, followingAlone(site))),
    ...(await mediaScene(site)),
    memberId: mia.id,
    ...(await savedBy(site.as(mia.identity))),
    ...(await reviewOf(site.as(mia.identity))),
    ...(await backInStockScene(site, { mia: mia.client, email: miasPart.email })),
    ...(await ownAccountOf(site, mia.id)),
    productWithOptionsId: withOptions.id,
    collectionSlug: sampleShop.collections[0]!.slug,
    clientId: site.clientId,
    email: 'owner@stoa.example',
    password: ownerPassword,
    sessionToken: 'a-session-that-is-over',
  }
  const end = async (): Promise<void> => {
    entering.end()
    await provider.close()
    await site.close()
  }
  return { site, scene, visitor, member: mia.identity, end }
}

/** Mia's password, the token of the link to her new address, and a picture. */
async function ownAccountOf(site: TestSite, memberId: string): Promise<Scene> {
  const miasPassword = 'a windowsill full of basil'
  const { siteId, database: db, clock } = site
  await giveFirstPassword({ db, siteId, now: clock.now! }, memberId, await hashPassword(miasPassword))
  const wanted = { memberId, purpose: 'LOGIN_EMAIL', target: 'mia@balcony.example', redirectUrl: null } as const
  const link = await recoveryLink(site.app.services, { db, siteId }, wanted)
  return {
    miasPassword,
    loginEmailToken: new URL(link).searchParams.get('token')!,
    photoData: contract.memberPhotos.setMyPhoto.example!.data,
  }
}

const named = ({ firstName, lastName, email }: Person) => ({
  loginEmail: email,
  nickname: firstName,
  doc: { contact: { firstName, lastName } },
})

/** Other members of the shop: one pending approval, and a deleted one. */
async function communityOf(site: TestSite): Promise<Scene> {
  const pending = await memberIn(site, { loginEmail: 'pia@example.com', nickname: 'Pia', status: 'PENDING' })
  const deleted = await memberIn(site, { loginEmail: 'bruno@example.com', nickname: 'Bruno' })
  await site.as(site.owner()).members.deleteMember({ id: deleted.id })
  return { pendingMemberId: pending.id, deletedMemberId: deleted.id }
}

/** Two products on Mia's wishlist. */
async function savedBy(client: Client): Promise<Scene> {
  for (const { id } of [plain, withOptions]) await client.wishlists.addItem({ catalogReference: { catalogItemId: id, appId } })
  const { wishlist } = await client.wishlists.getDefaultWishlist({})
  return { wishlistId: wishlist.id! }
}

/** Mia's review of the jug. */
async function reviewOf(client: Client): Promise<Scene> {
  const content = { rating: 4, title: 'Pours well', body: 'A little heavy when full.' }
  const { review } = await client.reviews.createReview({ review: { namespace: 'stores', entityId: plain.id, content } })
  return { reviewId: review.id }
}

async function handsOf(client: Client): Promise<Scene> {
  const { cart } = await client.carts.addToCurrentCart({ lineItems: items(plain.id) })
  const cartCheckout = await client.carts.createCheckoutFromCurrentCart({})
  const unpaid = await client.checkouts.createOrder({ id: await readyCheckout(client) })
  const paid = await client.checkouts.createOrder({ id: await readyCheckout(client) })
  await client.payments.payOrder({ paymentGatewayOrderId: paid.paymentGatewayOrderId!, cardNumber: '4242424242424242' })
  const checkoutId = await readyCheckout(client)
  const { checkout } = await client.checkouts.getCheckout({ id: checkoutId })
  return {
    cartId: cart.id,
    cartCheckoutId: cartCheckout.checkoutId,
    checkoutId,
    checkoutLineId: checkout.lineItems[0]!.id!,
    orderId: paid.orderId,
    paymentId: unpaid.paymentGatewayOrderId!,
  }
}

/** A checkout of the jug that can be ordered. */
export async function readyCheckout(client: Client): Promise<string> {
  const address = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
  const destination = { address, contactDetails: { firstName: vera.firstName, lastName: vera.lastName } }
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: items(plain.id),
    checkoutInfo: {
      buyerInfo: { email: vera.email },
      billingInfo: destination,
      shippingInfo: { shippingDestination: destination, selectedCarrierServiceOption: { code: 'pt-post' } },
    },
  })
  return checkout.id!
}

/** The caller with the fewest permissions who can make a call: anonymous, else the visitor, the owner, the member; or the one the example requires. */
export function callerFor(
  { site, visitor, member }: Stage,
  allow: readonly string[] | 'anyone',
  about: 'owner' | 'member' | undefined,
): Identity {
  if (allow === 'anyone') return anonymous
  if (about === 'member' || !(allow.includes('visitor') || allow.includes('owner'))) return member
  return allow.includes('visitor') && about !== 'owner' ? visitor : site.owner()
}
