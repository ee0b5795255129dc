import type { Client } from '@stoa/sdk'
import { redirect } from 'react-router'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import type { Product } from '../answers.ts'
import { paths } from '../paths.ts'
import { variantOf, type Chosen } from './choices.ts'
import { fieldOfOption, fieldOfText } from './field-names.ts'

/** The app id under which packages and pages name what this catalogue sells. */
const catalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Puts what a product's form says into the cart. */
export async function addToCart(client: Client, product: Product, form: FormData) {
  const texts = product.customTextFields
  const needed = texts.flatMap(({ mandatory }, index) => (mandatory ? [fieldOfText(index)] : []))
  const missing = missingFields(form, ['quantity', ...needed])
  if (missing) return sentBack(missing, form)
  const chosen = chosenIn(form, product)
  const variant = variantOf(product, chosen)
  if (!variant) return sentBack({ code: 'NO_SUCH_VARIANT', message: '', fields: {}, data: {} }, form)
  const written = texts.map(({ title = '' }, index) => [title, textOf(form, fieldOfText(index))] as const).filter(([, text]) => text)
  const options = {
    ...(product.manageVariants ? { variantId: variant.id } : { options: chosen }),
    ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
  }
  try {
    const catalogReference = { catalogItemId: product.id, appId: catalogueAppId, options }
    await client.carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity: Number(textOf(form, 'quantity')) }] })
    return redirect(paths.cart)
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'lineItems[0].quantity': 'quantity' }), form)
  }
}

function chosenIn(form: FormData, { productOptions }: Product): Chosen {
  return Object.fromEntries(productOptions.map(({ name = '' }) => [name, textOf(form, fieldOfOption(name))]))
}
