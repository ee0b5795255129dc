import { richText, type RichNode } from '@stoa/ui/rich-text'
import type { MediaItem, Product, Variant } from '../answers.ts'
import type { Choosable, SelectedChoices } from './choices.ts'
import type { ModifierView, Money } from './modifiers.ts'
import { pictureOf, type PictureFacts } from './picture.tsx'
import { displayedPrice, type DisplayedPrice } from './price.ts'
import { videoOf } from './video.ts'

export type VariantView = Pick<Variant, 'id' | 'choices' | 'stock'> & {
  variant: Pick<Variant['variant'], 'visible'>
  price: DisplayedPrice
  /** What a shopper reads who preorders it, because it is out of stock. Empty for a general sentence. */
  preorder?: string
}

/** How a variant can be ordered that is out of stock. */
export interface Preorder {
  message: string
  limit: number | undefined
}

/** The data of a product's page: enough to select a variant without another request. */
export interface ProductView {
  id: string
  slug: string
  name: string
  brand: string | undefined
  ribbon: string | undefined
  description: RichNode[]
  isDigital: boolean
  price: DisplayedPrice
  /** What makes the variants. */
  productOptions: Choosable['productOptions']
  modifiers: ModifierView[]
  /** Present if modifiers add to the price. */
  money?: Money
  variants: VariantView[]
  /** Videos among them, by their posters. */
  pictures: PictureFacts[]
  /** The picture that shows a choice best, by option and choice. */
  choicePictures: Record<string, Record<string, PictureFacts>>
  sections: { title: string; text: RichNode[] }[]
}

interface PageFacts {
  preorders: Preorders
  modifiers: ModifierView[]
  locale: string
}

export function productView(product: Product, { preorders, modifiers, locale }: PageFacts): ProductView {
  const { id, slug, name, brand, ribbon, description, media, priceData, productType } = product
  const isPriced = modifiers.some(({ choices, text }) => text?.added ?? choices?.some(({ added }) => added))
  const priceOf = (data: Product['priceData']): DisplayedPrice => ({
    ...displayedPrice(data, product),
    ...(isPriced && { amounts: { now: data.discountedPrice, before: data.price ?? data.discountedPrice } }),
  })
  const pictures = picturesOf(media.items ?? [media.mainMedia], name ?? '')
  return {
    id,
    slug,
    name: name ?? '',
    brand: brand ?? undefined,
    ribbon: ribbon || undefined,
    description: richText(description ?? ''),
    isDigital: productType === 'digital',
    price: priceOf(priceData),
    productOptions: product.manageVariants ? product.productOptions.map(optionView) : [],
    modifiers,
    ...(isPriced && { money: { currency: priceData.currency, locale } }),
    variants: product.variants.map((variant) => variantView(variant, priceOf(variant.variant.priceData), preorders)),
    pictures,
    choicePictures: choicePicturesOf(product, pictures),
    sections: product.additionalInfoSections.map(({ title = '', description: text = '' }) => ({ title, text: richText(text) })),
  }
}

/** By the IDs of variants. */
export type Preorders = ReadonlyMap<string, Preorder>

const optionView = ({ name, optionType, choices = [] }: Product['productOptions'][number]): ProductView['productOptions'][number] => ({
  name,
  optionType,
  choices: choices.map(({ value, description, visible }) => ({ value, description, visible })),
})

function variantView({ id = '', choices, stock, variant: { visible } }: Variant, price: DisplayedPrice, preorders: Preorders): VariantView {
  const view = { id, choices, stock, variant: { visible }, price }
  const preorder = preorders.get(id)
  if (!preorder) return view
  const { message, limit: quantity } = preorder
  // The form offers as many as can be preordered.
  return { ...view, preorder: message, stock: { inStock: true, trackQuantity: quantity !== undefined, ...(quantity && { quantity }) } }
}

const picturesOf = (items: readonly (MediaItem | undefined)[], name: string): PictureFacts[] =>
  items.flatMap((item) => {
    const [picture, video] = [pictureOf(item, name), videoOf(item)]
    return picture ? [{ ...picture, ...(video && { video }) }] : []
  })

/** Those of the product, so that a page has them once. */
function choicePicturesOf({ productOptions, name }: Product, pictures: readonly PictureFacts[]): ProductView['choicePictures'] {
  const found: ProductView['choicePictures'] = {}
  for (const option of productOptions) {
    for (const { value, description, media } of option.choices ?? []) {
      const picture = pictureOf(media?.mainMedia, name ?? '')
      if (picture)
        (found[option.name ?? ''] ??= {})[description ?? value ?? ''] = pictures.find(({ url }) => url === picture.url) ?? picture
    }
  }
  return found
}

/** A product's pictures, those of the selection first. */
export function picturesFor({ pictures, choicePictures }: ProductView, chosen: SelectedChoices): PictureFacts[] {
  const first = Object.entries(chosen).flatMap(([option, choice]) => choicePictures[option]?.[choice] ?? [])
  const urls = new Set(first.map(({ url }) => url))
  return [...first, ...pictures.filter(({ url }) => !urls.has(url))]
}
