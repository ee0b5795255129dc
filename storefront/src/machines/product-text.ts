import { apiContext } from '@stoa/ui/page-api'
import { plainText } from '../frame/plain-text.ts'
import { paths } from '../paths.ts'
import { findProduct, requirePresentSlug } from '../products/find-product.server.ts'
import { modifiersOf } from '../products/modifiers.server.ts'
import type { ModifierView } from '../products/modifiers.ts'
import { listPrice } from '../products/price.ts'
import type { Route } from './+types/product-text'
import { inOneLine } from './markdown.ts'
import { forMachines, isForEveryone } from './xml.ts'

export const handle = isForEveryone

/** A product's page as Markdown. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const product = await findProduct(client, params.slug)
  requirePresentSlug(product, params.slug, paths.productText(product.slug))
  const modifiers = await modifiersOf(client, product.id)
  const { name, brand, description, additionalInfoSections, manageVariants, productOptions, stock } = product
  const price = listPrice(product)
  const lines = [
    `# ${inOneLine(name)}`,
    '',
    ...(brand ? [`Brand: ${inOneLine(brand)}`] : []),
    `Price: ${price.from ? 'from ' : ''}${price.now}${price.before ? ` (before: ${price.before})` : ''}`,
    ...(price.perUnit ? [`Price per ${price.perUnit.quantity} ${price.perUnit.unit}: ${price.perUnit.price}`] : []),
    `In stock: ${stock.inventoryStatus === 'OUT_OF_STOCK' ? 'no' : 'yes'}`,
    ...(manageVariants ? productOptions : []).map(
      ({ name: option, choices = [] }) => `${inOneLine(option)}: ${choices.map((one) => inOneLine(one.description)).join(', ')}`,
    ),
    ...modifiers.map(modifierLine),
    `Page: ${baseUrl}${paths.product(params.slug)}`,
    '',
    inOneLine(plainText(description ?? '')),
    ...additionalInfoSections.flatMap(({ title, description: text }) => [
      '',
      `## ${inOneLine(title)}`,
      '',
      inOneLine(plainText(text ?? '')),
    ]),
    '',
  ]
  return forMachines(lines.join('\n'), 'text/markdown')
}

function modifierLine({ name, needed, choices, text }: ModifierView): string {
  const values = choices?.map((one) => `${inOneLine(one.name)}${addition(one)}`).join(', ')
  return `${inOneLine(text?.title ?? name)}${needed ? '' : ' (optional)'}: ${values ?? `your text, ${text!.lengthMin} to ${text!.lengthMax} characters${addition(text!)}`}`
}

const addition = ({ added }: Pick<NonNullable<ModifierView['text']>, 'added'>): string => (added ? ` (+ ${added.text})` : '')
