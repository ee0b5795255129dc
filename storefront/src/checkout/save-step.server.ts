import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf, type FieldNames } from '@stoa/ui/refused-form'
import type { Checkout } from '../answers.ts'
import { paths } from '../paths.ts'
import { addressFields, fieldName, neededIn } from './address-format.ts'
import { billingChoiceOf } from './billing.ts'
import { selectedDelivery } from './delivery-choice.ts'
import { placeOrder } from './place-order.server.ts'
import { stepAfter, type StepName } from './steps.ts'

interface StepRequest {
  client: Client
  checkout: Checkout
  form: FormData
}

type Save = (asked: StepRequest) => Promise<Response | ReturnType<typeof sentBack>>

const saves: Readonly<Record<StepName, Save>> = { contact: saveContact, delivery: saveDelivery, payment: savePayment, review: placeOrder }

const destination = 'checkout.shippingInfo.shippingDestination'
const fieldNames: FieldNames = {
  'checkout.buyerInfo.email': 'email',
  'checkout.buyerNote': 'note',
  [`${destination}.contactDetails.firstName`]: 'firstName',
  [`${destination}.contactDetails.lastName`]: 'lastName',
  [`${destination}.contactDetails.phone`]: 'phone',
  ...Object.fromEntries(addressFields.map((field) => [`${destination}.address.${field}`, field])),
  ...Object.fromEntries(addressFields.map((field) => [`checkout.billingInfo.address.${field}`, fieldName('billing', field)])),
}

/** Saves a step's form and continues with the next step, or sends the form back. */
export async function saveStep(step: StepName, asked: StepRequest) {
  try {
    return await saves[step](asked)
  } catch (error) {
    return sentBack(formProblemsOf(error, fieldNames), asked.form)
  }
}

const redirectToNextStep = (checkout: Checkout, step: StepName): Response =>
  redirect(paths.checkout(checkout.id, stepAfter(checkout, step)))

async function saveContact({ client, checkout, form }: StepRequest) {
  const missing = missingFields(form, ['email', 'firstName', 'lastName'])
  if (missing) return sentBack(missing, form)
  const contactDetails = { firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName'), phone: textOf(form, 'phone') || null }
  const { checkout: saved } = await client.checkouts.updateCheckout({
    checkout: {
      id: checkout.id,
      buyerInfo: { email: textOf(form, 'email') },
      shippingInfo: { shippingDestination: { contactDetails } },
      billingInfo: { contactDetails },
    },
  })
  return redirectToNextStep(saved, 'contact')
}

async function saveDelivery({ client, checkout, form }: StepRequest) {
  const missing = missingFields(form, neededIn(textOf(form, 'country')))
  if (missing) return sentBack(missing, form)
  const address = addressIn(form, '')
  const billing = billingChoiceOf(checkout) === 'other' ? {} : { billingInfo: { address } }
  const note = form.has('note') ? { buyerNote: textOf(form, 'note') || null } : {}
  const save = async (selected: ReturnType<typeof selectedDelivery> | null): Promise<Checkout> => {
    const shippingInfo = { shippingDestination: { address }, selectedCarrierServiceOption: selected }
    return (await client.checkouts.updateCheckout({ checkout: { id: checkout.id, shippingInfo, ...billing, ...note } })).checkout
  }
  const value = textOf(form, 'delivery')
  if (!value) {
    await save(null)
    return redirect(`${paths.checkout(checkout.id, 'delivery')}#delivery-options`)
  }
  try {
    const saved = await save(selectedDelivery(value))
    if (saved.shippingInfo?.selectedCarrierServiceOption?.code === selectedDelivery(value).code)
      return redirectToNextStep(saved, 'delivery')
  } catch (error) {
    if (!isRefusedWith(error, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')) throw error
    // The address is new and the option belongs to the previous one: save the address, and ask for an option.
    await save(null)
  }
  form.delete('delivery')
  return sentBack({ code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', message: '', fields: {}, data: {} }, form)
}

function addressIn(form: FormData, of: '' | 'billing') {
  const given = (field: (typeof addressFields)[number]): string => textOf(form, fieldName(of, field))
  return {
    country: given('country'),
    addressLine: given('addressLine'),
    addressLine2: given('addressLine2') || null,
    postalCode: given('postalCode') || null,
    city: given('city'),
    subdivision: given('subdivision') || null,
  }
}

async function savePayment({ client, checkout, form }: StepRequest) {
  const choice = textOf(form, 'billing')
  if (choice === 'other') {
    const missing = missingFields(
      form,
      neededIn(textOf(form, fieldName('billing', 'country'))).map((field) => fieldName('billing', field)),
    )
    if (missing) return sentBack(missing, form)
  }
  const address = choice === 'other' ? addressIn(form, 'billing') : (checkout.shippingInfo?.shippingDestination?.address ?? null)
  if (choice) await client.checkouts.updateCheckout({ checkout: { id: checkout.id, billingInfo: { address } } })
  const method = textOf(form, 'method') === 'OFFLINE' ? 'OFFLINE' : 'ONLINE'
  await client.checkouts.selectPaymentMethod({ id: checkout.id, method })
  return redirectToNextStep(checkout, 'payment')
}
