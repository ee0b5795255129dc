import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'
import type { Product } from '../answers.ts'
import { variantOf, type SelectedChoices } from './choices.ts'
import { fieldOfOption, fieldOfText } from './field-names.ts'

/** The app id of this catalogue, as packages and pages name it. */
export const catalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Adds a product form's selection to the cart. Returns the errors if it can't be added. */
export async function putIntoCart(client: Client, product: Product, form: FormData): Promise<FormProblems | undefined> {
  const texts = product.customTextFields
  const needed = texts.flatMap(({ mandatory }, index) => (mandatory ? [fieldOfText(index)] : []))
  const missing = missingFields(form, ['quantity', ...needed])
  if (missing) return missing
  const chosen = selectedIn(form, product)
  const variant = variantOf(product, chosen)
  if (!variant) return problemsOf('NO_SUCH_VARIANT')
  const written = texts.map(({ title = '' }, index) => [title, textOf(form, fieldOfText(index))] as const).filter(([, text]) => text)
  const options = {
    ...(product.manageVariants ? { variantId: variant.id } : { options: chosen }),
    ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
  }
  try {
    const catalogReference = { catalogItemId: product.id, appId: catalogueAppId, options }
    await client.carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity: Number(textOf(form, 'quantity')) }] })
    return undefined
  } catch (error) {
    return formProblemsOf(error, { 'lineItems[0].quantity': 'quantity' })
  }
}

function selectedIn(form: FormData, { productOptions }: Product): SelectedChoices {
  return Object.fromEntries(productOptions.map(({ name = '' }) => [name, textOf(form, fieldOfOption(name))]))
}
