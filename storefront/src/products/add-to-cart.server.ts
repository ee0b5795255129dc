import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'
import type { Product } from '../answers.ts'
import { variantOf, type SelectedChoices } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import { modifiersOf } from './modifiers.server.ts'

/** The app id of this catalogue, as packages and pages name it. */
export const catalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Adds a product form's selection to the cart. Returns the errors if it can't be added. */
export async function putIntoCart(client: Client, product: Product, form: FormData): Promise<FormProblems | undefined> {
  const modifiers = await modifiersOf(client, product.id)
  const needed = modifiers.flatMap(({ name, needed: isNeeded, text }) => (isNeeded ? [text?.field ?? fieldOfOption(name)] : []))
  const missing = missingFields(form, ['quantity', ...needed])
  if (missing) return missing
  const options = product.manageVariants ? product.productOptions : []
  const variant = variantOf({ ...product, productOptions: options }, selectedIn(form, options))
  if (!variant) return problemsOf('NO_SUCH_VARIANT')
  const choosable = modifiers.filter(({ choices }) => choices)
  const chosen = Object.entries(selectedIn(form, choosable)).filter(([, choice]) => choice)
  const texts = modifiers.flatMap(({ text }) => text ?? [])
  const written = texts.map(({ title, field }) => [title, textOf(form, field)] as const).filter(([, text]) => text)
  const selected = {
    ...(product.manageVariants && { variantId: variant.id }),
    ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }),
    ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
  }
  try {
    const catalogReference = { catalogItemId: product.id, appId: catalogueAppId, options: selected }
    await client.carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity: Number(textOf(form, 'quantity')) }] })
    return undefined
  } catch (error) {
    const textFields = texts.map(({ title, field }) => [`lineItems[0].catalogReference.options.customTextFields.${title}`, field])
    return formProblemsOf(error, { 'lineItems[0].quantity': 'quantity', ...Object.fromEntries(textFields) })
  }
}

const selectedIn = (form: FormData, options: readonly { name?: string }[]): SelectedChoices =>
  Object.fromEntries(options.map(({ name = '' }) => [name, textOf(form, fieldOfOption(name))]))
