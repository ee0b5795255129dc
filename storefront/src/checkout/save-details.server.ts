import { createHash } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { isEmail, textOf, type FieldNames } from '@stoa/ui/refused-form'
import type { Checkout } from '../answers.ts'
import { addressFields, addressOf, fieldName } from './address-format.ts'
import { selectedDelivery } from './delivery-choice.ts'
import { storedDetails, typedDetails, type Details } from './details.ts'
import { paymentMethodOf } from './payment-method.ts'

export interface Sent {
  client: Client
  checkout: Checkout
  form: FormData
}

const destination = 'checkout.shippingInfo.shippingDestination'

/** The fields of the form by the fields of the calls. */
export const fieldNames: FieldNames = {
  'checkout.buyerInfo.email': 'email',
  'checkout.buyerNote': 'note',
  [`${destination}.contactDetails.firstName`]: 'firstName',
  [`${destination}.contactDetails.lastName`]: 'lastName',
  [`${destination}.contactDetails.phone`]: 'phone',
  ...Object.fromEntries(addressFields.map((field) => [`${destination}.address.${field}`, field])),
  ...Object.fromEntries(addressFields.map((field) => [`checkout.billingInfo.address.${field}`, fieldName('billing', field)])),
  cardNumber: 'cardNumber',
}

interface Saved {
  checkout: Checkout
  isDeliveryRefused: boolean
}

/** Saves what differs from the stored checkout. If the delivery option isn't offered for the address, the rest is saved without one. */
export async function saveDetails(sent: Sent): Promise<Saved> {
  const { checkout, isDeliveryRefused } = await saveTyped(sent)
  return { checkout: await savePaymentMethod({ ...sent, checkout }), isDeliveryRefused }
}

async function saveTyped(sent: Sent): Promise<Saved> {
  const typed = typedDetails(sent.form, sent.checkout)
  if (JSON.stringify(typed) === JSON.stringify(storedDetails(sent.checkout))) return { checkout: sent.checkout, isDeliveryRefused: false }
  try {
    const checkout = await update(sent, typed)
    return { checkout, isDeliveryRefused: typed.delivery !== '' && storedDetails(checkout).delivery !== typed.delivery }
  } catch (error) {
    if (!isRefusedWith(error, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')) throw error
    return { checkout: await update(sent, { ...typed, delivery: '' }), isDeliveryRefused: true }
  }
}

async function update({ client, checkout: before }: Sent, details: Details): Promise<Checkout> {
  const { email, firstName, lastName, phone, note, delivery, address, billing } = details
  const contactDetails = { firstName: firstName || null, lastName: lastName || null, phone: phone || null }
  const info = {
    id: before.id,
    ...(isEmail(email) && { buyerInfo: { email } }),
    buyerNote: note || null,
    shippingInfo: {
      shippingDestination: { address: withNulls(address), contactDetails },
      selectedCarrierServiceOption: delivery ? selectedDelivery(delivery) : null,
    },
    billingInfo: { address: withNulls(billing), contactDetails },
  }
  return (await client.checkouts.updateCheckout({ checkout: info }, onceFor(before, info))).checkout
}

const withNulls = (address: Details['address']) => (address ? addressOf((field) => address[field] || null) : null)

async function savePaymentMethod({ client, checkout, form }: Sent): Promise<Checkout> {
  const method = textOf(form, 'method')
  if ((method !== 'ONLINE' && method !== 'OFFLINE') || method === paymentMethodOf(checkout)) return checkout
  return (await client.checkouts.selectPaymentMethod({ id: checkout.id, method }, onceFor(checkout, { method }))).checkout
}

/** A form that is sent twice at once changes the checkout once: a second change would replace the order that the first has placed. */
export function onceFor({ id, updatedDate }: Checkout, body: object): { idempotencyKey: string } {
  const content = JSON.stringify({ id, updatedDate, body })
  return { idempotencyKey: createHash('sha256').update(content).digest('hex').slice(0, 40) }
}
