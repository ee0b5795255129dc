import type { Package } from '../clients.ts'
import { chooseGoods, plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { pay } from '../pay.ts'
import { openReceiver } from '../receiver.ts'

/** An app that registers every handler of the packages and processes what the server sends, while things happen on the site. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, step, attempt } = walk
  const { app, refused, handledBy, close } = await openReceiver(walk)
  await step('handlers', () => [...connection.eventHandlers.entries()].map(([name, { type }]) => [name, type]))
  await happen(walk)
  await step('handled', () =>
    handledBy([
      'currentCart.onCartCreated',
      'checkout.onCheckoutCompleted',
      'orders.onOrderApproved',
      'inventory.onInventoryVariantsChanged',
      'items.onDataItemDeleted',
      'members.onMemberUpdated',
      ...(connection.generation === 'current' ? ['reviews.onReviewCreated'] : []),
    ]),
  )
  await attempt('refused', () => Promise.resolve(refused))
  await attempt('forged', () => app.webhooks.process('eyJhbGciOiJSUzI1NiJ9.e30.AAAA'))
  close()
}

async function happen({ clientId, apiKey, siteId, connection, generation, baseUrl, step }: Walk): Promise<void> {
  const shopper: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const { plain } = await step('goods', () => chooseGoods(shopper))
  await step('bought', async () => {
    await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine({ plain }, 2)] })
    const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' }
    const contactDetails = { firstName: 'Vera', lastName: 'Visitor', phone: '+351 210 000 000' }
    const { checkoutId } = await shopper.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'vera@example.com' })
    const info = { shippingInfo: { shippingDestination: { address, contactDetails } }, billingInfo: { address, contactDetails } }
    await shopper.checkout.updateCheckout(checkoutId, info)
    const { orderId, paymentGatewayOrderId } = await shopper.checkout.createOrder(checkoutId)
    await pay(shopper, baseUrl, paymentGatewayOrderId)
    return orderId
  })
  await step('noted', async () => {
    const dataCollectionId = `Notes-${generation}`
    const { items, dataCollections } = owner
    await dataCollections.createDataCollection({ _id: dataCollectionId })
    const made = items.insertDataItem
      ? (await items.insertDataItem({ dataCollectionId, dataItem: { data: { day: new Date('2026-11-20T12:00:00.000Z') } } })).dataItem
      : await items.insert(dataCollectionId, { day: new Date('2026-11-20T12:00:00.000Z') })
    if (items.removeDataItem) await items.removeDataItem(made._id, { dataCollectionId })
    else await items.remove(dataCollectionId, made._id)
    return made._id
  })
  await step('member', async () => {
    const made = await owner.members.createMember({ member: { loginEmail: `hook.${generation}@example.com` } })
    const id = (made.member ?? made)._id
    await owner.members.updateMember(id, { contact: { company: 'Clay' } })
    return id
  })
  if (generation === 'current')
    await step('review', async () => {
      const author = { contactId: '80000000-0000-4000-8000-000000000001', authorName: 'Ana' }
      const review = { namespace: 'stores', entityId: plain._id, content: { rating: 5 }, author }
      return (await owner.reviews.bulkCreateReview([review], { returnEntity: true })).results[0].review._id
    })
}
