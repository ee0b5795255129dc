import { createHash } from 'node:crypto'
import type { SeedProduct } from '@stoa/seed'
import type { Db } from '../../../kernel/db.ts'
import { insertDatedParts, keyOf, type CustomizationDoc } from '../../catalogue-parts/public.ts'
import type { InfoSection, Modifier, Product, ProductOption } from '../product.ts'
import { nameOfSection } from './name-of-section.ts'
import { partIdsOf } from './part-ids.ts'
import { renderTypeOf, resolveParts } from './resolve-parts.ts'

/** Inserts the parts of the products of a sample shop. Returns the products with them. */
export async function loadParts(db: Db, siteId: string, named: readonly Product[]): Promise<Product[]> {
  const { products, inserted } = resolveParts(named, [])
  const created = new Map<string, Date>()
  for (const { doc, createdDate } of products)
    for (const id of partIdsOf(doc)) if (!(created.get(id)! <= createdDate)) created.set(id, createdDate)
  await insertDatedParts(
    db,
    siteId,
    inserted.map((part) => ({ ...part, createdDate: created.get(part.id)! })),
  )
  return products
}

/** The parts of a product of the sample shop, by IDs that are the same wherever it is loaded. */
export const customizedOf = (
  product: SeedProduct,
): Pick<Product['doc'], 'options' | 'modifiers' | 'infoSections' | 'brandId' | 'ribbonId'> => ({
  options: product.manageVariants ? product.options.map((option) => optionOf(option, 'PRODUCT_OPTION')) : [],
  modifiers: [
    ...(product.manageVariants
      ? []
      : product.options.map((option): Modifier => ({ ...optionOf(option, 'MODIFIER'), kind: 'choices', mandatory: true }))),
    ...product.customTextFields.map(textOf),
  ],
  infoSections: product.additionalInfoSections.map(sectionOf),
  ...(product.brand && { brandId: idOf('brand', product.brand) }),
  ...(product.ribbon && { ribbonId: idOf('ribbon', product.ribbon) }),
})

function optionOf(
  { optionType, name, choices }: SeedProduct['options'][number],
  customizationType: CustomizationDoc['customizationType'],
): ProductOption {
  const key = keyOf({
    name,
    doc: { customizationType, renderType: renderTypeOf({ optionType }), choices: [] },
  })
  return {
    partId: idOf('customization', key),
    optionType,
    name,
    choices: choices.map(({ value, description, mediaIds = [] }) => ({
      choiceId: idOf('choice', `${key}${separator}${description}`),
      value,
      description,
      mediaIds,
    })),
  }
}

function textOf({ title, maxLength, mandatory }: SeedProduct['customTextFields'][number]): Modifier {
  const key = keyOf({ name: title, doc: { customizationType: 'MODIFIER', renderType: 'FREE_TEXT', choices: [] } })
  return { kind: 'text', partId: idOf('customization', key), name: title, title, mandatory, minLength: 0, maxLength }
}

function sectionOf({ title, description }: SeedProduct['additionalInfoSections'][number]): InfoSection {
  const uniqueName = nameOfSection(title, description)
  return { partId: idOf('infoSection', uniqueName), uniqueName, title, description }
}

const separator = '\u001F'

/** As migration 0046 makes it. */
function idOf(kind: string, key: string): string {
  const digits = createHash('md5').update(`${kind}${separator}${key}`).digest('hex')
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-')
}
