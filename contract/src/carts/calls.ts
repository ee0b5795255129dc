import { Type } from 'typebox'
import { Address } from '../address.ts'
import { call, callers } from '../call.ts'
import { ChannelType } from '../channel.ts'
import { couponProblems, itemProblems, lineItemProblems, pricingProblems } from '../checkouts/problems.ts'
import { CustomLineItem } from '../custom-line-item.ts'
import { Amount } from '../decimals.ts'
import { SelectedShippingOption } from '../delivery.ts'
import { lineItemsMax } from '../line-item.ts'
import { SelectedMemberships } from '../memberships.ts'
import { Email, field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'
import { Cart, CartInfo } from './cart.ts'
import { EstimatedTotals } from './estimate.ts'
import { CartLineItemQuantity, NewCartLineItem, UpdatedCartLineItem } from './line-item.ts'

const family = 'carts'
const source = 'commerce §7 "Current cart"'
// The current cart always belongs to the caller: there is no way to name another one.
const CartAnswer = Shape({ cart: field(Cart, 'The caller’s cart, with current prices and stock.') })
const noCart = { OWNED_CART_NOT_FOUND: { status: 404, message: 'You don’t have a cart yet.' } } as const

/** A fixed discount that the shop gives on a cart or on some of its lines. Sent by the older packages. */
const MerchantDiscountInput = Shape({
  amount: field(Amount, 'Reduction in money over all lines that it covers.'),
  lineItemIds: maybe(
    Type.Array(Guid, { maxItems: lineItemsMax }),
    'IDs of the line items that are reduced. All of them if absent or empty.',
  ),
})

const customLineItems = (max: number) =>
  onlyFrom(shopSide, Type.Array(CustomLineItem, { maxItems: max }), 'Items to add at prices set by the shop.')

const lineItemId = '90000000-0000-4000-8000-000000000001'
const address = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }

export const getCurrentCart = call({
  method: 'GET',
  path: '/v1/carts/current',
  family,
  summary: 'Get your cart.',
  description: 'Each caller has one current cart and can’t access any other. Prices and stock are up to date.',
  source,
  allow: callers,
  permission: 'ECOM.READ_CARTS',
  writes: false,
  request: Shape({}),
  response: CartAnswer,
  problems: noCart,
  example: {},
})

export const updateCurrentCart = call({
  method: 'PATCH',
  path: '/v1/carts/current',
  family,
  summary: 'Update your cart.',
  description:
    'Sets the fields that are sent, clears those that are null and leaves others unchanged. Items are added; a new coupon replaces the ' +
    'previous one. Fails if there is no cart. `merchantDiscounts` and `customLineItems` are for the merchant only.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({
    cartInfo: maybe(CartInfo, 'Fields of the cart to change.'),
    couponCode: maybeNull(Text(100), 'Coupon to apply in place of the previous one. Null leaves it as it is.'),
    merchantDiscounts: onlyFrom(
      shopSide,
      Type.Array(MerchantDiscountInput, { maxItems: 100 }),
      'Discounts that the shop gives by hand. They replace the previous ones.',
    ),
    lineItems: maybe(Type.Array(UpdatedCartLineItem, { maxItems: lineItemsMax }), 'Items to add to the cart.'),
    customLineItems: customLineItems(lineItemsMax),
  }),
  response: CartAnswer,
  problems: { ...couponProblems, ...noCart, ...itemProblems },
  example: { cartInfo: { buyerNote: 'Please ring twice.' } },
})

export const deleteCurrentCart = call({
  method: 'DELETE',
  path: '/v1/carts/current',
  family,
  summary: 'Delete your cart. Checkouts created from it remain.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({}),
  response: Shape({}),
  problems: noCart,
  example: {},
})

export const addToCurrentCart = call({
  method: 'POST',
  path: '/v1/carts/current/add-to-cart',
  family,
  summary: 'Add items to your cart.',
  description: 'Creates the cart if there is none. If an item with the same variant is already in the cart, its quantity increases.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({
    lineItems: maybe(Type.Array(NewCartLineItem, { maxItems: 100 }), 'Items to add to the cart.'),
    customLineItems: customLineItems(100),
    businessLocationId: maybeNull(Guid, 'ID of the location that the buyer buys from.'),
  }),
  response: CartAnswer,
  problems: itemProblems,
  example: {
    lineItems: [
      {
        quantity: 1,
        catalogReference: { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' },
      },
    ],
  },
})

export const removeLineItemsFromCurrentCart = call({
  method: 'POST',
  path: '/v1/carts/current/remove-line-items',
  family,
  summary: 'Remove line items from your cart.',
  description: 'All IDs must belong to this cart. Otherwise nothing is removed, and LINE_ITEM_NOT_FOUND lists the unknown IDs.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({ lineItemIds: field(Type.Array(Guid, { minItems: 1, maxItems: lineItemsMax }), 'IDs of the line items to remove.') }),
  response: CartAnswer,
  problems: { ...noCart, ...lineItemProblems, ...pricingProblems },
  example: { lineItemIds: [lineItemId] },
})

export const createCheckoutFromCurrentCart = call({
  method: 'POST',
  path: '/v1/carts/current/create-checkout',
  family,
  summary: 'Create a checkout from your cart.',
  description:
    'Until an order is placed, the same cart returns the same checkout, updated. Fields in the request are written to the checkout. ' +
    'Fails with EMPTY_CART if the cart is empty.',
  source,
  allow: callers,
  permission: 'ECOM.CREATE_CHECKOUT_FROM_CART',
  writes: true,
  request: Shape({
    channelType: maybe(ChannelType, 'Sales channel of the checkout.'),
    email: maybeNull(Email, 'Address for the order confirmation. That of the cart if absent.'),
    shippingAddress: maybeNull(Address, 'Destination of the delivery. That of the cart if absent.'),
    billingAddress: maybeNull(Address, 'Address for the invoice. That of the cart if absent.'),
    selectedShippingOption: maybeNull(SelectedShippingOption, 'Delivery option of the checkout.'),
  }),
  response: Shape({ checkoutId: field(Guid, 'ID of the checkout, the same as long as no order was placed.') }),
  problems: {
    ...noCart,
    EMPTY_CART: { status: 428, message: 'Your cart is empty.' },
    ...pricingProblems,
  },
  example: { channelType: 'WEB', email: 'vera@example.com', shippingAddress: address },
})

export const removeCouponFromCurrentCart = call({
  method: 'POST',
  path: '/v1/carts/current/remove-coupon',
  family,
  summary: 'Remove the coupon from your cart. Without a coupon, nothing changes.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({}),
  response: CartAnswer,
  problems: noCart,
  example: {},
})

export const updateCurrentCartLineItemQuantity = call({
  method: 'POST',
  path: '/v1/carts/current/update-line-items-quantity',
  family,
  summary: 'Set the quantities of line items in your cart. Quantities above the stock are lowered to it.',
  source,
  allow: callers,
  permission: 'ECOM.MODIFY_CARTS',
  writes: true,
  request: Shape({
    lineItems: field(
      Type.Array(CartLineItemQuantity, { minItems: 1, maxItems: lineItemsMax }),
      'The line items to change, with their new quantities.',
    ),
  }),
  response: CartAnswer,
  problems: { ...noCart, ...lineItemProblems, ...pricingProblems },
  example: { lineItems: [{ id: lineItemId, quantity: 3 }] },
})

export const estimateCurrentCartTotals = call({
  method: 'POST',
  path: '/v1/carts/current/estimate-totals',
  family,
  summary: 'Calculate the totals of your cart without saving anything.',
  description:
    'Includes discounts and, by default, delivery, taxes and fees. An address or delivery option in the request applies to this ' +
    'response only. If delivery isn’t possible, the call succeeds and the reason is in `calculationErrors`.',
  source,
  allow: callers,
  permission: 'ECOM.READ_CARTS',
  writes: false,
  request: Shape({
    selectedShippingOption: maybeNull(SelectedShippingOption, 'Delivery option to calculate with. That of the cart if absent.'),
    shippingAddress: maybeNull(Address, 'Destination to calculate with. That of the cart if absent.'),
    billingAddress: maybeNull(Address, 'Address for the invoice, which decides the tax if nothing is delivered.'),
    selectedMemberships: maybeNull(SelectedMemberships, 'Memberships to pay with.'),
    calculateTax: maybeNull(Type.Boolean(), 'Whether to include tax. True by default.'),
    calculateShipping: maybeNull(Type.Boolean(), 'Whether to include delivery. True by default.'),
    calculateAdditionalFees: maybeNull(Type.Boolean(), 'Whether to include additional fees. True by default.'),
  }),
  response: EstimatedTotals,
  problems: { ...noCart, ...pricingProblems },
  example: { shippingAddress: address },
})
