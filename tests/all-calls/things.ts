import { randomUUID } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import { openMemberSession } from '../../server/src/access/member-sessions/sessions.ts'
import { openSession } from '../../server/src/access/staff/sessions.ts'
import { loadCatalogue } from '../../server/src/commerce/catalogue/load.ts'
import { defaultVariantId } from '../../server/src/commerce/catalogue/product.ts'
import { insertFormerSlugs } from '../../server/src/commerce/catalogue/slugs/store.ts'
import { loadDataCollections } from '../../server/src/content/data-items/load.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { CallerIdentity } from '../../server/src/kernel/identity.ts'
import { insertMail, type MailTrigger } from '../../server/src/mail/store.ts'
import { findMember } from '../../server/src/people/members/store.ts'
import { readyCheckout } from '../support/buying.ts'
import { createCustomization } from '../support/customizations.ts'
import { storeAsset, storeFile, storeVersion } from '../support/files.ts'
import { bowl, goods, jug, shirt } from '../support/goods.ts'
import { sendFile } from '../support/imports.ts'
import { insertEvent } from '../support/insert-event.ts'
import { publishAll } from '../support/publish-all.ts'
import { failedJobOn } from '../support/queue.ts'
import { line } from '../support/shop.ts'
import type { TestSite } from '../support/site.ts'
import type { HiddenThings, Things } from './ids.ts'

/** One of everything a shopper can have: a cart, a checkout, an unpaid order; and things of the shop's owner. */
export async function thingsOf(shop: TestSite, identity: CallerIdentity): Promise<Things> {
  const client = shop.as(identity)
  const { cart } = await client.carts.addToCurrentCart({ lineItems: [line(bowl)] })
  await client.carts.createCheckoutFromCurrentCart({})
  const { checkout } = await client.checkouts.getCheckout({ id: await readyCheckout(client, { items: [line(bowl)] }) })
  const placed = await client.checkouts.createOrder({ id: await readyCheckout(client, { items: [line(bowl)], method: 'ONLINE' }) })
  return {
    cart: cart.id!,
    cartLine: cart.lineItems[0]!.id!,
    checkout: checkout.id!,
    checkoutLine: checkout.lineItems[0]!.id!,
    order: placed.orderId,
    payment: placed.paymentGatewayOrderId!,
    memberSession: await sessionFor(shop, identity),
    ...(await wishlistFor(shop, identity)),
    review: await reviewFor(shop, identity),
    ...(await backInStockFor(shop, identity)),
    failedJob: await failedJobOn(shop),
    waitingMail: await mailIn(shop, { eventId: randomUUID(), entityFqdn: 'stoa.test', entityId: randomUUID() }),
    ...(await dashboardThings(shop.as(shop.owner()), placed.orderId)),
    ...(await teamThings(shop)),
    ...(await importThings(shop.as(shop.owner()))),
    ...(await webhookThings(shop)),
    ...(await mediaThings(shop)),
    ...(await partThings(shop.as(shop.owner()))),
    location: await locationIn(shop.as(shop.owner())),
  }
}

async function sessionFor({ database: db, siteId }: TestSite, { kind, id }: CallerIdentity): Promise<string> {
  const memberId = kind === 'member' ? id : randomUUID()
  return (await openMemberSession({ db, siteId, now: new Date() }, { memberId })).id
}

async function wishlistFor(shop: TestSite, { kind, id }: CallerIdentity): Promise<Pick<Things, 'wishlist' | 'wishlistOwner'>> {
  const member = { kind: 'member', siteId: shop.siteId, id: kind === 'member' ? id : randomUUID() } as const
  const { wishlist } = await shop.as(member).wishlists.addItem({ catalogReference: line(bowl).catalogReference, returnEntity: true })
  return { wishlist: wishlist!.id!, wishlistOwner: member.id }
}

async function reviewFor(shop: TestSite, { kind, id }: CallerIdentity): Promise<string> {
  const { siteId, database } = shop
  const member = kind === 'member' ? await findMember({ db: database, siteId }, id) : undefined
  const author = { contactId: member?.contactId ?? randomUUID() }
  const { reviews } = shop.as(shop.owner())
  const { review } = await reviews.createReview({ review: { namespace: 'stores', entityId: bowl, content: { rating: 3 }, author } })
  await reviews.updateModerationStatus({ reviewId: review.id, status: 'REJECTED' })
  return review.id
}

/** A request for a shirt, and a wave that notifies it once its job runs. */
async function backInStockFor(
  shop: TestSite,
  { kind, id }: CallerIdentity,
): Promise<Pick<Things, 'backInStockRequest' | 'backInStockWave'>> {
  const { backInStock } = shop.as(shop.owner())
  const { catalogReference } = line(shirt.id, 1, { variantId: shirt.medium })
  const asking = { request: { catalogReference, email: `${randomUUID()}@example.com` } }
  const backInStockRequest = (await backInStock.createBackInStockNotificationRequest(asking)).request.id!
  if (kind === 'member')
    await shop.database.run(sql`
      update back_in_stock_requests set member_id = ${id} where site_id = ${shop.siteId} and id = ${backInStockRequest}`)
  await backInStock.reportItemsBackInStock({ requestIds: [backInStockRequest], itemDetails: {} })
  return { backInStockRequest, backInStockWave: (await backInStock.listBackInStockWaves({})).waves[0]!.id }
}

type DashboardThings = Pick<
  Things,
  'activity' | 'view' | 'apiKey' | 'oauthClient' | 'app' | 'member' | 'deletedMember' | 'madeCollection' | 'deletedCollection'
>

async function dashboardThings(
  { apiKeys, apps, dataCollections, members, oauthClients, orders, views }: Client,
  orderId: string,
): Promise<DashboardThings> {
  const { activityId } = await orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'Pack it well.' } } })
  const { views: saved } = await views.queryViews({ list: 'orders' })
  const [view = (await views.createView({ view: { list: 'orders', name: randomUUID(), query: '', shared: true } })).view] = saved
  const { apiKey } = await apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const { oauthClient } = await oauthClients.createOauthClient({ name: 'Summer page' })
  const { app } = await apps.createApp({ name: 'Bookkeeping' })
  const register = async () => (await members.createMember({ member: { loginEmail: `${randomUUID()}@example.com` } })).member.id
  const [member, deletedMember] = [await register(), await register()]
  await members.deleteMember({ id: deletedMember })
  const [madeCollection, deletedCollection] = [`Made-${randomUUID()}`, `Deleted-${randomUUID()}`]
  const fields = ['title', 'year', 'rating'].map((key) => ({ key, type: 'TEXT' as const }))
  for (const id of [madeCollection, deletedCollection])
    await dataCollections.createDataCollection({ collection: { id, fields, plugins: [{ type: 'CMS' }] } })
  const price = { name: 'price', fields: [{ path: 'rating' }] }
  await dataCollections.createDataIndex({ dataCollectionId: madeCollection, index: price })
  await dataCollections.deleteDataCollection({ dataCollectionId: deletedCollection })
  const made = { madeCollection, deletedCollection }
  return {
    activity: activityId,
    view: view.id,
    apiKey: apiKey.id,
    oauthClient: oauthClient.id,
    app: app.id,
    member,
    deletedMember,
    ...made,
  }
}

async function teamThings(shop: TestSite): Promise<Pick<Things, 'staffUser' | 'role' | 'staffSession'>> {
  const { staff, roles } = shop.as(shop.owner())
  const { staffUser } = await staff.inviteStaffUser({ email: `${randomUUID()}@example.com`, roleIds: ['READER'] })
  const { role } = await roles.createRole({ role: { name: randomUUID(), permissions: ['ECOM.READ_ORDERS'] } })
  await openSession({ db: shop.database, siteId: shop.siteId, now: new Date() }, { id: shop.owner().id, email: '', name: '' })
  const { sessions } = await staff.queryStaffSessions({})
  return { staffUser: staffUser.id, role: role.id, staffSession: sessions[0]!.id }
}

type OnTheMove = 'dataImport' | 'receivingImport' | 'runningImport' | 'pausedImport' | 'canceledImport' | 'importPreset'

async function importThings(client: Client): Promise<Pick<Things, OnTheMove>> {
  const { dataImports } = client
  const dataCollectionId = `Moved-${randomUUID()}`
  await client.dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields: [{ key: 'title', type: 'TEXT' }] } })
  const file = { dataCollectionId, fileName: 'a.csv', format: 'CSV' as const }
  const send = () => sendFile(client, { ...file, bytes: Buffer.from('title\nA\n') })
  const [ready, running, paused, canceled] = [await send(), await send(), await send(), await send()]
  for (const { id } of [running, paused]) await dataImports.startImport({ id })
  await dataImports.pauseImport({ id: paused.id })
  await dataImports.cancelImport({ id: canceled.id })
  const { import: receiving } = await dataImports.createImport(file)
  const { preset } = await dataImports.saveImportPreset({ dataCollectionId, name: 'Usual', mapping: ready.mapping })
  return {
    dataImport: ready.id,
    receivingImport: receiving.id,
    runningImport: running.id,
    pausedImport: paused.id,
    canceledImport: canceled.id,
    importPreset: preset.id,
  }
}

type WebhookThings = Pick<Things, 'webhookApp' | 'webhook' | 'webhookDelivery' | 'webhookKey'>

/** A webhook whose receiver doesn't exist, with an event that it can get: that of a collection of data. */
async function webhookThings(shop: TestSite): Promise<WebhookThings> {
  const { apps, webhooks } = shop.as(shop.owner())
  const { app } = await apps.createApp({ name: 'Receiver', permissions: ['WIX_DATA.READ_COLLECTIONS'] })
  const { webhook } = await webhooks.createWebhook({ appId: app.id, url: 'http://127.0.0.1:9/events' })
  const { key } = await webhooks.createWebhookKey({ appId: app.id })
  await publishAll(shop)
  await webhooks.replayWebhookEvents({ id: webhook.id })
  const { deliveries } = await webhooks.searchWebhookDeliveries({ search: { filter: { webhookId: webhook.id } } })
  return { webhookApp: app.id, webhook: webhook.id, webhookDelivery: deliveries[0]!.id, webhookKey: key.id }
}

async function mediaThings(shop: TestSite): Promise<Pick<Things, 'file' | 'folder' | 'film' | 'replacedFile' | 'failedFile'>> {
  const { folder } = await shop.as(shop.owner()).folders.createFolder({ displayName: randomUUID() })
  const film = await storeFile(shop, { mediaType: 'VIDEO', mimeType: 'video/mp4' })
  await storeAsset(shop, film.id, 'hls')
  const replaced = await storeFile(shop, { version: 2 })
  await storeVersion(shop, replaced.id)
  const failed = await storeFile(shop, { operationStatus: 'FAILED' })
  return { file: (await storeFile(shop, {})).id, failedFile: failed.id, folder: folder.id, film: film.id, replacedFile: replaced.id }
}

const locationIn = async ({ locations }: Client): Promise<string> =>
  (await locations.createLocation({ location: { name: randomUUID() } })).location.id

type PartThings = Pick<Things, 'brand' | 'ribbon' | 'infoSection' | 'customization' | 'choice'>

async function partThings(owner: Client): Promise<PartThings> {
  const { brands, ribbons, infoSections } = owner
  const name = randomUUID().slice(0, 20)
  const { brand } = await brands.createBrand({ brand: { name } })
  const { ribbon } = await ribbons.createRibbon({ ribbon: { name } })
  const { infoSection } = await infoSections.createInfoSection({ infoSection: { uniqueName: name, title: 'Care' } })
  const { id: customization, choices } = await createCustomization(owner)
  return { brand: brand.id, ribbon: ribbon.id, infoSection: infoSection.id, customization, choice: choices[0]!.id }
}

const sizes = { optionType: 'drop_down' as const, name: 'Size', choices: [{ value: 'S', description: 'S', mediaIds: [] }] }

/** Things only this site's team can see. Their ids are generated for it, so no other site has them. */
export async function hideThings(shop: TestSite): Promise<HiddenThings> {
  const { database, siteId } = shop
  const productId = randomUUID()
  const collectionId = randomUUID()
  const collectionSlug = `kept-back-${randomUUID()}`
  const things = {
    product: productId,
    inventoryItem: productId,
    collection: collectionId,
    collectionSlug,
    category: collectionId,
    categorySlug: collectionSlug,
    formerSlug: `former-${randomUUID()}`,
    dataCollection: `Ledger-${randomUUID()}`,
    dataItem: `rent-${randomUUID()}`,
  }
  const [product] = goods.products.filter(({ id }) => id === jug)
  const hidden = {
    ...product!,
    id: things.product,
    number: 9999,
    slug: things.product,
    visible: false,
    collectionIds: [things.collection],
    options: [sizes],
  }
  const collection = {
    id: things.collection,
    slug: things.collectionSlug,
    name: 'Kept back',
    description: '',
    visible: false,
    mediaId: 'jug.jpg',
  }
  await loadCatalogue(database, siteId, { ...goods, products: [hidden], collections: [collection] })
  await insertFormerSlugs({ db: database, siteId }, [{ slug: things.formerSlug, productId: things.product }])
  // So that it has versions.
  await shop.as(shop.owner()).catalogue.updateProduct({ product: { id: hidden.id, brand: 'Kept back' } })
  const onlyStaff = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
  await loadDataCollections(database, siteId, [
    {
      id: things.dataCollection,
      displayName: 'Ledger',
      displayField: 'title',
      permissions: onlyStaff,
      fields: [
        {
          key: 'books',
          displayName: 'Books',
          type: 'MULTI_REFERENCE',
          typeMetadata: { multiReference: { referencedCollectionId: 'Books' } },
        },
      ],
      items: [{ _id: things.dataItem, title: 'Rent' }],
    },
  ] as Parameters<typeof loadDataCollections>[2])
  const dataJob = await jobIn(shop, things.dataCollection)
  const { jobId: productsJob } = await shop
    .as(shop.owner())
    .productsV3.bulkUpdateProductTagsByFilter({ filter: { name: 'Nothing' }, assignTags: { privateTags: { tagIds: ['none'] } } })
  return { ...things, dataJob, productsJob, variant: `${things.product}-${defaultVariantId}`, ...(await writeDown(shop)) }
}

/** A job of the shop that matches nothing. */
async function jobIn({ as, owner }: TestSite, dataCollectionId: string): Promise<string> {
  const fieldModifications = [{ action: 'SET_FIELD' as const, fieldPath: 'paid', setFieldOptions: { value: true } }]
  return (await as(owner()).dataJobs.asyncPatchDataItemsByFilter({ dataCollectionId, filter: { title: 'Nothing' }, fieldModifications }))
    .jobId
}

/** An email in the outbox, and an event of the log. */
async function writeDown(shop: TestSite): Promise<Pick<HiddenThings, 'mail' | 'event'>> {
  const { database, siteId } = shop
  const event = randomUUID()
  const about = { siteId, entityFqdn: 'stoa.test', entityId: randomUUID() }
  const happening = { slug: 'created', entitySequence: 1, actor: {}, time: new Date(), entity: {}, requestId: 'r1' }
  await insertEvent(database, { ...about, ...happening, id: event })
  await publishAll(shop)
  return { mail: await mailIn(shop, { ...about, eventId: event }), event }
}

async function mailIn({ database, siteId, as, owner }: TestSite, about: Omit<MailTrigger, 'siteId'>): Promise<string> {
  const mail = {
    template: 'order-confirmation',
    recipient: 'vera@example.com',
    subject: 'Yours',
    html: '<p>Yours</p>',
    plain: 'Yours',
  } as const
  await insertMail(database, { ...about, siteId, id: randomUUID() }, mail)
  const { mails } = await as(owner()).mails.searchMails({ search: { filter: { entityId: about.entityId } } })
  return mails[0]!.id
}
