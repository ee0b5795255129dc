import { data } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'
import type { Product, Variant } from '../answers.ts'
import { paths } from '../paths.ts'
import { catalogueAppId } from '../products/add-to-cart.server.ts'
import { fieldOfOption } from '../products/field-names.ts'

/** What became of the form of a sold-out product. */
export interface AlertAnswer {
  variantId: string
  email: string
  /** Whether the email will really be sent. */
  mailsAreSent: boolean
  /** Why no email was asked for. */
  problems?: FormProblems
}

interface Page {
  client: Client
  baseUrl: string
}

/** Asks for an email when the variant of the form is in stock again, and answers the form. */
export async function answerAlert(page: Page, product: Product, form: FormData) {
  const { shop } = await page.client.shop.getShop({})
  const sent = { variantId: textOf(form, 'variant'), email: textOf(form, 'email'), mailsAreSent: shop.mailsAreSent }
  const problems = missingFields(form, ['email']) ?? (await createRequest(page, product, sent))
  const alert: AlertAnswer = problems ? { ...sent, problems } : sent
  return data({ alert }, { status: problems ? 422 : 200 })
}

async function createRequest(
  { client, baseUrl }: Page,
  product: Product,
  { variantId, email }: AlertAnswer,
): Promise<FormProblems | undefined> {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return problemsOf('INVALID_CATALOG_REFERENCE_OPTIONS')
  const itemUrl = pageOf(product, variant, baseUrl)
  try {
    await client.backInStock.createBackInStockNotificationRequest({
      request: {
        catalogReference: { catalogItemId: product.id, appId: catalogueAppId, ...(product.manageVariants && { options: { variantId } }) },
        email,
        ...(itemUrl.length <= itemUrlMax && { itemUrl }),
      },
    })
    return undefined
  } catch (error) {
    return formProblemsOf(error, { 'request.email': 'email' })
  }
}

/** A longer address isn't saved: the email then links to the product without its choices. */
const itemUrlMax = 2000

/** The page of a variant, as its email links to it. */
function pageOf({ slug }: Product, { choices }: Variant, baseUrl: string): string {
  const query = new URLSearchParams(Object.entries(choices).map(([option, choice]) => [fieldOfOption(option), choice]))
  return `${baseUrl}${paths.product(slug)}${query.size > 0 ? `?${query}` : ''}`
}
