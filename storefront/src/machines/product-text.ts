import { apiContext } from '@stoa/ui/page-api'
import { plainText } from '../frame/plain-text.ts'
import { paths } from '../paths.ts'
import { findProduct, requirePresentSlug } from '../products/find-product.server.ts'
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
  const { name, brand, description, productOptions, additionalInfoSections, stock } = product
  const price = listPrice(product)
  const lines = [
    `# ${inOneLine(name)}`,
    '',
    ...(brand ? [`Brand: ${inOneLine(brand)}`] : []),
    `Price: ${price.from ? 'from ' : ''}${price.now}${price.before ? ` (before: ${price.before})` : ''}`,
    ...(price.perUnit ? [`Price per ${price.perUnit.quantity} ${price.perUnit.unit}: ${price.perUnit.price}`] : []),
    `In stock: ${stock.inventoryStatus === 'OUT_OF_STOCK' ? 'no' : 'yes'}`,
    ...productOptions.map(
      ({ name: option, choices = [] }) => `${inOneLine(option)}: ${choices.map((one) => inOneLine(one.description)).join(', ')}`,
    ),
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
