import { withAll, type IgnoredFields } from './listed.ts'

const estimate = 'carts.estimateCurrentCartTotals'
const cartLine = 'carts.getCurrentCart.cart.lineItems[]'
const newCartLine = 'carts.addToCurrentCart.lineItems[]'
const customLine = 'carts.addToCurrentCart.customLineItems[]'
const checkout = 'checkouts.getCheckout.checkout'
const checkoutInfo = 'checkouts.createCheckout.checkoutInfo'
const order = 'orders.getOrder.order'
const activity = `${order}.activities[]`
const storeVariant = 'catalogue.getStoreVariant.variant'
const productV3 = 'productsV3.getProduct.product'

export const ofCommerce: readonly IgnoredFields[] = [
  {
    why: 'pictures and videos of products are named by their IDs, and have texts instead of names',
    response: [
      ...withAll(`${productV3}.media.main`, 'url', 'displayName'),
      `${productV3}.options[].choicesSettings.choices[].media.items[].url`,
    ],
  },
  {
    why: 'texts are kept as HTML, with the styles of the pages that they are on',
    request: withAll('productsV3.createProduct.product.description', 'metadata', 'documentStyle'),
  },
  { why: 'there are no subscriptions yet', response: [`${productV3}.variantsInfo.variants[].subscriptionPricesInfo.subscriptionPrices`] },
  {
    why: 'the shop has one tree of categories',
    response: ['productsV3.getAllProductsCategory.treeReference.treeKey', 'categories.getCategory.category.treeReference.treeKey'],
  },
  {
    why: 'reviews have no pictures or videos',
    request: ['reviews.createReview.review.content.media', 'reviews.updateReview.review.content.media'],
    response: ['reviews.getReview.review.content.media'],
  },
  { why: 'it has only one value', request: ['reviews.createReview.review.namespace'] },
  { why: 'reviews aren’t ranked', response: ['reviews.getReview.review.relevanceScore'] },
  {
    why: 'choices have no pictures of their own; a product assigns pictures of its own to them',
    response: ['customizations.getCustomization.customization.choicesSettings.choices[].displayImage'],
  },
  {
    why: 'memberships can’t be used for payment yet',
    request: [
      `${estimate}.selectedMemberships`,
      'carts.updateCurrentCart.lineItems[].selectedMembership',
      `${newCartLine}.selectedMembership`,
      `${checkoutInfo}.membershipOptions`,
      'checkouts.updateCheckout.checkout.membershipOptions',
    ],
    response: [
      `${estimate}.membershipOptions`,
      `${estimate}.calculationErrors.membershipError`,
      `${cartLine}.selectedMembership`,
      `${checkout}.membershipOptions`,
    ],
  },
  {
    why: 'gift cards don’t exist yet; every code is unknown',
    request: ['checkouts.createCheckout.giftCardRedeemAmount', 'checkouts.updateCheckout.giftCardRedeemAmount'],
    response: [`${estimate}.giftCard`, `${estimate}.calculationErrors.giftCardCalculationError`, `${checkout}.giftCard`],
  },
  {
    why: 'coupons don’t exist yet; every code is unknown',
    response: [
      'carts.getCurrentCart.cart.appliedDiscounts[].coupon',
      `${estimate}.appliedDiscounts[].coupon`,
      `${estimate}.calculationErrors.couponCalculationError`,
      `${order}.appliedDiscounts[].coupon`,
    ],
  },
  {
    why: 'automatic discounts don’t exist yet',
    response: [
      `${estimate}.appliedDiscounts[].discountRule`,
      `${estimate}.calculationErrors.discountsCalculationError`,
      `${order}.appliedDiscounts[].discountRule`,
    ],
  },
  {
    why: 'discounts by the shop are amounts without a percentage or a reason',
    response: [
      `${estimate}.appliedDiscounts[].merchantDiscount.percentage`,
      ...withAll(`${order}.appliedDiscounts[]`, 'id', 'merchantDiscount.discountReason', 'merchantDiscount.description'),
    ],
  },
  {
    why: 'additional fees don’t exist yet',
    request: [`${estimate}.calculateAdditionalFees`],
    response: [`${estimate}.additionalFees`, `${checkout}.additionalFees`, `${order}.additionalFees`],
  },
  {
    why: 'deposits don’t exist yet; the full price is charged',
    request: [`${newCartLine}.catalogOverrideFields.depositAmount`, `${customLine}.depositAmount`],
    response: [
      `${cartLine}.depositAmount`,
      `${cartLine}.catalogOverrideFields.depositAmount`,
      `${checkout}.lineItems[].depositAmount`,
      `${estimate}.calculatedLineItems[].pricesBreakdown.depositAmount`,
      `${order}.lineItems[].depositAmount`,
    ],
  },
  {
    why: 'extras of items don’t exist yet',
    request: [`${customLine}.modifierGroups`],
    response: [
      ...withAll(cartLine, 'modifierGroups', 'modifiersTotalPrice'),
      ...withAll(`${checkout}.lineItems[]`, 'modifierGroups', 'modifiersTotalPrice'),
      `${estimate}.calculatedLineItems[].pricesBreakdown.modifiers`,
      `${order}.lineItems[].modifierGroups`,
    ],
  },
  {
    why: 'payment methods aren’t saved',
    request: ['checkouts.createOrder.savePaymentMethod', `${newCartLine}.catalogOverrideFields.savePaymentMethod`],
    response: [
      `${cartLine}.savePaymentMethod`,
      `${cartLine}.catalogOverrideFields.savePaymentMethod`,
      `${checkout}.lineItems[].savePaymentMethod`,
      `${cartLine}.consentRequiredPaymentPolicy`,
      `${checkout}.lineItems[].consentRequiredPaymentPolicy`,
      `${activity}.savedPaymentMethod`,
    ],
  },
  {
    why: 'all stock is kept by the catalogue',
    request: [`${newCartLine}.catalogOverrideFields.inventoryAppId`],
    response: [`${cartLine}.catalogOverrideFields.inventoryAppId`],
  },
  {
    why: 'an order is delivered as a whole by the shop, without time slots or deadlines',
    request: withAll(`${checkoutInfo}.shippingInfo.selectedCarrierServiceOption`, 'deliveryAllocations', 'partial'),
    response: [
      ...withAll(
        `${estimate}.shippingInfo.selectedCarrierServiceOption`,
        'deliveryAllocations',
        'partial',
        'otherCharges',
        'logistics.deliveryTimeSlot',
        'logistics.pickupDetails.businessLocation',
      ),
      ...withAll(
        `${estimate}.shippingInfo.carrierServiceOptions[].shippingOptions[]`,
        'deliveryAllocations',
        'partial',
        'cost.otherCharges',
      ),
      ...withAll(`${order}.shippingInfo.logistics`, 'deliverByDate', 'deliveryTimeSlot'),
      ...withAll(`${order}.lineItems[]`, 'fulfillerId', 'locations'),
    ],
  },
  {
    why: 'subscriptions aren’t sold yet',
    response: [
      `${cartLine}.subscriptionOptionInfo`,
      `${checkout}.lineItems[].subscriptionOptionInfo`,
      `${checkout}.payAfterFreeTrial`,
      'checkouts.createOrder.subscriptionId',
      `${order}.payAfterFreeTrial`,
      `${order}.lineItems[].subscriptionInfo`,
    ],
  },
  {
    why: 'refunds don’t exist yet',
    response: [
      'orders.listTransactionsForSingleOrder.orderTransactions.refunds',
      ...withAll(`${order}.lineItems[]`, 'refundQuantity', 'restockQuantity'),
      ...withAll(activity, 'orderRefunded', 'refundInitiated', 'paymentRefunded', 'paymentRefundFailed', 'refundedAsStoreCredit'),
    ],
  },
  {
    why: 'payments are taken at once; there are no pending, authorised or disputed ones, and no receipts',
    response: [
      ...withAll(activity, 'authorizedPaymentCreated', 'authorizedPaymentCaptured', 'authorizedPaymentVoided', 'paymentPending'),
      ...withAll(activity, 'receiptCreated', 'receiptSent', 'chargebackCreated', 'chargebackReversed'),
      ...withAll(`${order}.balanceSummary`, 'chargeback', 'chargebackReversal', 'cashRoundingAdjustment'),
    ],
  },
  {
    why: 'there is no platform that takes a share',
    response: [...withAll(`${order}.balanceSummary`, 'platformFees', 'totalMinusPlatformFees'), `${order}.platformFeeSummary`],
  },
  { why: 'orders can’t be edited yet', response: [`${activity}.draftOrderChangesApplied`] },
  {
    why: 'orders are placed only here, in one currency, without advertising',
    response: [
      ...withAll(order, 'currencyConversionDetails', 'attributionSource', 'purchaseFlowId', 'businessLocation.name'),
      ...withAll(`${order}.channelInfo`, 'externalOrderId', 'externalOrderUrl'),
      'carts.getCurrentCart.cart.purchaseFlowId',
      `${checkout}.purchaseFlowId`,
    ],
  },
  {
    why: 'contacts don’t exist yet',
    response: ['carts.getCurrentCart.cart.buyerInfo.contactId', `${checkout}.buyerInfo.contactId`, `${order}.buyerInfo.contactId`],
  },
  {
    why: 'items are sold by the piece',
    response: withAll(`${order}.lineItems[]`, 'decimalQuantity', 'priceUndetermined', 'fixedQuantity'),
  },
  {
    why: 'tax is calculated from the shop’s own rates',
    response: [
      `${estimate}.taxSummary.calculationDetails`,
      `${estimate}.calculatedLineItems[].taxableAddress`,
      ...withAll(`${estimate}.calculatedLineItems[].pricesBreakdown.taxDetails`, 'rateBreakdown'),
      ...withAll(`${estimate}.calculatedLineItems[].pricesBreakdown.taxDetails.taxBreakdown[]`, 'nonTaxableAmount', 'taxType'),
      `${estimate}.calculationErrors.taxCalculationError`,
      ...withAll(`${order}.taxInfo`, 'taxExempt', 'taxBreakdown[].taxType'),
      ...withAll(`${order}.lineItems[].taxInfo`, 'taxGroupId', 'taxBreakdown[].nonTaxableAmount', 'taxBreakdown[].taxType'),
      `${order}.lineItems[].taxableAddress`,
    ],
  },
  {
    why: 'the calculation is made in one process; nothing outside can fail',
    response: [
      ...withAll(`${estimate}.calculationErrors`, 'carrierErrors', 'orderValidationErrors'),
      ...withAll(`${estimate}.calculationErrors.generalShippingCalculationError`, 'validationError', 'systemError', 'tracing'),
      `${estimate}.calculationErrors.generalShippingCalculationError.applicationError.data`,
    ],
  },
  {
    why: 'names of countries and regions aren’t looked up',
    response: [
      ...withAll('carts.getCurrentCart.cart.contactInfo.address', 'countryFullname', 'subdivisionFullname'),
      ...withAll(`${order}.shippingInfo.logistics.pickupDetails.address`, 'countryFullname', 'subdivisionFullname'),
    ],
  },
  {
    why: 'the catalogue doesn’t have these properties yet',
    response: withAll(storeVariant, 'media.video'),
  },
  { why: 'delivery depends on country and region only', request: ['shop.getDeliveryOptions.postalCode'] },
  {
    why: 'these settings don’t affect prices',
    request: withAll(
      'shop.testCart.cart.settings',
      'tagline',
      'about',
      'email',
      'phone',
      'address',
      'language',
      'locale',
      'weightUnit',
      'heroMediaId',
      'logoMediaId',
      'pickupPlaces',
      'payment',
      'backInStock',
      'catalogVersion',
    ),
  },
  {
    why: 'an address of the shop has its street in `addressLine`',
    response: [`${order}.shippingInfo.logistics.pickupDetails.address.streetAddress`],
  },
  { why: 'its lines are in `lineItemDiscounts`', response: [`${order}.appliedDiscounts[].lineItemIds`] },
  {
    why: 'the brand of a card isn’t known',
    response: ['orders.listTransactionsForSingleOrder.orderTransactions.payments[].regularPaymentDetails.creditCardDetails.brand'],
  },
  { why: 'it has only one value', request: ['orders.addActivities.orderActivities[].activityType'] },
]
