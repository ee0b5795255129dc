import type { Package } from '../clients.ts'
import { cartFacts, checkoutFacts, deliveryOptions, estimateFacts, orderFacts, withDates } from '../facts.ts'
import { chooseGoods, choicesLine, plainLine, variantLine, type Goods } from '../goods.ts'
import type { Walk } from '../journey.ts'
import { pay } from '../pay.ts'
import { searchOrders } from '../search-orders.ts'

export async function journey(walk: Walk): Promise<void> {
  const shopper = walk.connection.visitor(walk.clientId)
  const owner = walk.connection.owner(walk.apiKey, walk.siteId)
  const goods = await walk.step('choose', () => chooseGoods(shopper))
  await takeTheFirst(walk)
  await fillCart(walk, shopper, goods)
  const cartId = await settleCart(walk, shopper, goods)
  const checkoutId = await openCheckout(walk, shopper, cartId)
  await settleCheckout(walk, shopper, checkoutId)
  await changeLines(walk, shopper, checkoutId, goods)
  const orderId = await buy(walk, shopper, checkoutId)
  await keepOrder(walk, owner, orderId)
  await completeCheckout(walk, { shopper, owner }, goods)
  await leave(walk, shopper, goods)
}

const lisbon = { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' }
const vera = { firstName: 'Vera', lastName: 'Visitor', phone: '+351 210 000 000' }
const email = 'vera@example.com'

/** A new copy each time: the packages rename keys inside the objects passed to them. */
const person = (): Package => ({ address: { ...lisbon }, contactDetails: { ...vera } })

/** Like a first attempt of a developer: the first product, whatever its options. */
async function takeTheFirst({ clientId, connection, attempt }: Walk): Promise<void> {
  const { products, currentCart } = connection.visitor(clientId)
  await attempt('first product', async () => {
    const [plain] = (await products.queryProducts().limit(10).find()).items
    return cartFacts((await currentCart.addToCurrentCart({ lineItems: [plainLine({ plain }, 1)] })).cart)
  })
}

async function fillCart({ step, attempt }: Walk, { currentCart }: Package, goods: Goods): Promise<void> {
  await attempt('no cart yet', () => currentCart.getCurrentCart())
  const add = async (line: object): Promise<object> => cartFacts((await currentCart.addToCurrentCart({ lineItems: [line] })).cart)
  await step('add', () => add(plainLine(goods, 2)))
  await step('add by the other app id', () => add(variantLine(goods, 1)))
  await step('add by choices', () => add(choicesLine(goods, 1)))
  await step('read cart', async () => {
    const cart = await currentCart.getCurrentCart()
    const [{ image, url }] = cart.lineItems
    return { ...cartFacts(cart), currency: cart.currency, createdDate: cart._createdDate, image, url }
  })
  await step('change quantity', async () => {
    const [line] = (await currentCart.getCurrentCart()).lineItems
    return cartFacts((await currentCart.updateCurrentCartLineItemQuantity([{ _id: line._id, quantity: 3 }])).cart)
  })
  await step('remove line', async () => {
    const { lineItems } = await currentCart.getCurrentCart()
    return cartFacts((await currentCart.removeLineItemsFromCurrentCart([lineItems.at(-1)._id])).cart)
  })
}

async function settleCart({ step, attempt }: Walk, { currentCart }: Package, goods: Goods): Promise<string> {
  const calculate = { calculateTax: true, calculateShipping: true }
  await step('estimate', async () => estimateFacts(await currentCart.estimateCurrentCartTotals(calculate)))
  await step('estimate with delivery', async () => {
    const addresses = { shippingAddress: { ...lisbon }, billingAddress: { ...lisbon } }
    const { shippingInfo } = await currentCart.estimateCurrentCartTotals({ ...addresses, ...calculate })
    const [{ code, carrierId, cost }] = deliveryOptions(shippingInfo)
    const chosen = await currentCart.estimateCurrentCartTotals({ ...addresses, ...calculate, selectedShippingOption: { code, carrierId } })
    return {
      ...estimateFacts(chosen),
      cost: cost.price.amount,
      selected: chosen.shippingInfo.selectedCarrierServiceOption.code,
      wanted: code,
    }
  })
  await step('note and contact', async () => {
    const cart = await currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice', buyerInfo: { email }, contactInfo: person() } })
    return { note: cart.buyerNote, email: cart.buyerInfo.email, contact: cart.contactInfo }
  })
  await attempt('cart sent back as it came', async () =>
    cartFacts(await currentCart.updateCurrentCart({ cartInfo: withDates(await currentCart.getCurrentCart()) })),
  )
  await attempt('add through the update', async () =>
    cartFacts(await currentCart.updateCurrentCart({ lineItems: [variantLine(goods, 1)] })),
  )
  await attempt('remove a coupon that is not there', async () => cartFacts((await currentCart.removeCouponFromCurrentCart()).cart))
  return (await currentCart.getCurrentCart())._id
}

async function openCheckout({ step, attempt }: Walk, { checkout, currentCart }: Package, cartId: string): Promise<string> {
  const { checkoutId } = await step('create checkout', () =>
    currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email, shippingAddress: { ...lisbon }, billingAddress: { ...lisbon } }),
  )
  await step('read checkout', async () => {
    const found = await checkout.getCheckout(checkoutId)
    const { cartId: from, channelType, completed, lineItems, _createdDate } = found
    return {
      ...checkoutFacts(found),
      fromCart: from === cartId,
      channelType,
      completed,
      image: lineItems[0].media,
      createdDate: _createdDate,
    }
  })
  await attempt('read checkout by cart', async () => checkoutFacts((await checkout.getCheckoutByCartId(cartId)).checkout))
  await attempt('checkout url', () => checkout.getCheckoutUrl(checkoutId))
  return checkoutId
}

async function settleCheckout({ generation, step, attempt }: Walk, { checkout }: Package, checkoutId: string): Promise<void> {
  await step('addresses and e-mail', async () => {
    const changes = { buyerInfo: { email }, billingInfo: person(), shippingInfo: { shippingDestination: person() } }
    const { buyerInfo, billingInfo, shippingInfo } = await checkout.updateCheckout(checkoutId, changes)
    return { email: buyerInfo.email, billing: billingInfo, shipping: shippingInfo.shippingDestination }
  })
  await step('delivery option', async () => {
    const [{ code, carrierId, cost }] = deliveryOptions((await checkout.getCheckout(checkoutId)).shippingInfo)
    const updated = await checkout.updateCheckout(checkoutId, { shippingInfo: { selectedCarrierServiceOption: { code, carrierId } } })
    const { selectedCarrierServiceOption: selected, shippingDestination } = updated.shippingInfo
    return {
      ...checkoutFacts(updated),
      selected: selected.code,
      wanted: code,
      cost: cost.price.amount,
      city: shippingDestination.address.city,
    }
  })
  await attempt('checkout sent back as it came', async () =>
    checkoutFacts(await checkout.updateCheckout(checkoutId, withDates(await checkout.getCheckout(checkoutId)))),
  )
  if (generation === '2024') await attempt('payment settings', () => checkout.getCheckoutPaymentSettings(checkoutId))
}

async function changeLines({ step }: Walk, { checkout }: Package, checkoutId: string, goods: Goods): Promise<void> {
  await step('add to checkout', async () =>
    checkoutFacts((await checkout.addToCheckout(checkoutId, { lineItems: [plainLine(goods, 1), variantLine(goods, 1)] })).checkout),
  )
  const lineIds = async (): Promise<string[]> => (await checkout.getCheckout(checkoutId)).lineItems.map(({ _id }: Package) => _id)
  await step('change checkout quantity', async () => {
    const [first] = await lineIds()
    return checkoutFacts((await checkout.updateLineItemsQuantity(checkoutId, [{ _id: first, quantity: 2 }])).checkout)
  })
  await step('remove checkout line', async () => {
    const last = (await lineIds()).at(-1)
    return checkoutFacts((await checkout.removeLineItems(checkoutId, [last])).checkout)
  })
}

async function buy({ baseUrl, step, attempt }: Walk, shopper: Package, checkoutId: string): Promise<string> {
  const { checkout, orders } = shopper
  const { orderId, paymentGatewayOrderId } = await step('create order', () => checkout.createOrder(checkoutId))
  await attempt('order before it is paid', async () => orderFacts(await orders.getOrder(orderId)))
  await step('pay', () => pay(shopper, baseUrl, paymentGatewayOrderId))
  await step('read order', async () => {
    const order = await orders.getOrder(orderId)
    const [{ image }] = order.lineItems
    return {
      ...orderFacts(order),
      createdDate: order._createdDate,
      billing: order.billingInfo,
      shipping: order.shippingInfo.logistics.shippingDestination,
      image,
    }
  })
  await attempt('own orders', async () => {
    const found = await searchOrders(orders, { cursorPaging: { limit: 10 } })
    return { ids: found.orders.map(({ _id }: Package) => _id), wanted: orderId }
  })
  await attempt('completed checkout', async () => (await checkout.getCheckout(checkoutId)).completed)
  return orderId
}

async function keepOrder({ step, attempt }: Walk, { orders }: Package, orderId: string): Promise<void> {
  const number = await step('owner reads order', async () => (await orders.getOrder(orderId)).number)
  await attempt('owner finds order', async () => {
    const search = { filter: { number }, sort: [{ fieldName: '_createdDate', order: 'DESC' }], cursorPaging: { limit: 5 } }
    return { ids: (await searchOrders(orders, search)).orders.map(({ _id }: Package) => _id), wanted: orderId }
  })
  await attempt('owner searches without a word', async () => (await orders.searchOrders()).orders.length)
  const tags = { assignTags: { tags: { tagIds: ['gift'] }, privateTags: { tagIds: ['check'] } } }
  await attempt('tag', () => orders.bulkUpdateOrderTags([orderId], tags))
  await attempt('tagged', async () => (await orders.getOrder(orderId)).tags)
  await attempt('untag', async () => {
    await orders.bulkUpdateOrderTags([orderId], { unassignTags: { tags: { tagIds: ['gift'] } } })
    return (await orders.getOrder(orderId)).tags
  })
}

async function completeCheckout({ step, attempt }: Walk, { shopper, owner }: Record<string, Package>, goods: Goods): Promise<void> {
  const checkoutInfo = { buyerInfo: { email }, billingInfo: person(), shippingInfo: { shippingDestination: person() } }
  const { _id } = await step('create checkout without a cart', () =>
    shopper.checkout.createCheckout({ channelType: 'WEB', lineItems: [plainLine(goods, 1)], checkoutInfo }),
  )
  await attempt('visitor completes checkout', () => shopper.checkout.markCheckoutAsCompleted(_id))
  await attempt('owner completes checkout', async () => {
    await owner.checkout.markCheckoutAsCompleted(_id)
    return (await owner.checkout.getCheckout(_id)).completed
  })
  await attempt('order of a completed checkout', () => shopper.checkout.createOrder(_id))
}

async function leave({ attempt }: Walk, { currentCart }: Package, goods: Goods): Promise<void> {
  await attempt('fill again', async () => cartFacts((await currentCart.addToCurrentCart({ lineItems: [plainLine(goods, 1)] })).cart))
  await attempt('delete cart', () => currentCart.deleteCurrentCart())
  await attempt('no cart any more', () => currentCart.getCurrentCart())
}
