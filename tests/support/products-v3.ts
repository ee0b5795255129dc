import { productV3Events } from '@stoa/contract/products-v3/events'
import type { Client } from '@stoa/sdk'
import type { TestSite } from './site.ts'
import { storedEvents } from './stored-events.ts'

type Calls = Client['productsV3']
type NewProduct = Parameters<Calls['createProduct']>[0]['product']
export type NewVariant = NewProduct['variantsInfo']['variants'][number]
type Fields = NonNullable<Parameters<Calls['createProduct']>[0]['fields']>

/** Everything that is returned on request. */
export const everything = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
] as const satisfies Fields

/** The price of a variant, and what it was before a reduction. */
export const priced = (amount: string, before?: string) => ({
  price: { actualPrice: { amount }, ...(before !== undefined && { compareAtPrice: { amount: before } }) },
})

/** A cup at 20.00, unless something else is given. */
export async function createV3(owner: Client, changes: Partial<NewProduct> = {}) {
  const product = { name: 'Cup', productType: 'PHYSICAL' as const, variantsInfo: { variants: [priced('20.00')] }, ...changes }
  const created = await owner.productsV3.createProduct({ product, fields: [...everything] })
  return {
    ...created.product,
    id: created.product.id!,
    revision: created.product.revision!,
    variants: created.product.variantsInfo!.variants!,
  }
}

export const sizeOption = (...names: string[]) => ({ name: 'Cup size', choicesSettings: { choices: names.map((name) => ({ name })) } })

/** A variant of a size, by names. */
export const ofSize = (choiceName: string, amount = '20.00') => ({
  choices: [{ optionChoiceNames: { optionName: 'Cup size', choiceName } }],
  ...priced(amount),
})

/** A cup in sizes, with a variant of each. */
export const createSizedV3 = (owner: Client, sizes: readonly string[] = ['S', 'M'], changes: Partial<NewProduct> = {}) =>
  createV3(owner, { options: [sizeOption(...sizes)], variantsInfo: { variants: sizes.map((size) => ofSize(size)) }, ...changes })

/** The events of the catalogue V3 of a product, in order. */
export async function eventsOfV3(site: TestSite, id: string): Promise<{ slug: string; entity: Record<string, unknown> }[]> {
  const events = await storedEvents(site, id)
  return events
    .filter(({ entityFqdn }) => entityFqdn === productV3Events.created.entityFqdn)
    .map(({ slug, entity }) => ({ slug, entity: entity as Record<string, unknown> }))
}
