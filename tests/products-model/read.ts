import type { Client } from '@stoa/sdk'
import { everything } from '../support/products-v3.ts'
import { isText, type Product } from './shop.ts'
import type { World } from './world.ts'

type ProductV1 = Awaited<ReturnType<Client['catalogue']['getProduct']>>['product']
type ProductV3 = Awaited<ReturnType<Client['productsV3']['getProduct']>>['product']

export const fields = [...everything]

export const readBoth = async ({ owner }: World, id: string): Promise<{ v1: ProductV1; v3: ProductV3 }> => ({
  v1: (await owner.catalogue.getProduct({ id, includeMerchantSpecificData: true })).product,
  v3: (await owner.productsV3.getProduct({ productId: id, fields })).product,
})

/** What the model knows of a product of V1. */
export const seenInV1 = (product: ProductV1): object => ({
  name: product.name,
  visible: product.visible,
  description: product.description,
  price: product.priceData!.price,
  discountedPrice: product.priceData!.discountedPrice,
  discount: product.discount,
  cost: product.costAndProfitData?.itemCost,
  weight: product.weight ?? undefined,
  sku: product.sku ?? undefined,
  brand: product.brand ?? undefined,
  ribbon: product.ribbon,
  manageVariants: product.manageVariants,
  productOptions: product.productOptions!.map(({ name, optionType, choices }) => ({
    name,
    optionType,
    choices: choices!.map(({ value, description }) => ({ value, description })),
  })),
  customTextFields: product.customTextFields,
  additionalInfoSections: product.additionalInfoSections,
  variants: product.variants!.map(({ choices, variant }) => ({
    choices,
    price: variant!.priceData!.price,
    discountedPrice: variant!.priceData!.discountedPrice,
    cost: variant!.costAndProfitData?.itemCost,
    weight: variant!.weight,
    sku: variant!.sku,
    visible: variant!.visible,
  })),
})

/** What the model knows of a product of V3. */
export const seenInV3 = (product: ProductV3): object => ({
  name: product.name,
  visible: product.visible,
  plainDescription: product.plainDescription,
  brand: product.brand?.name ?? undefined,
  ribbon: product.ribbon?.name ?? undefined,
  additionalRibbons: (product.additionalRibbons ?? []).map(({ name }) => name),
  infoSections: product.infoSections!.map(({ title, plainDescription }) => ({ title, plainDescription })),
  tags: product.tags?.publicTags?.tagIds ?? [],
  options: product.options!.map(({ name, optionRenderType, choicesSettings }) => ({
    name,
    optionRenderType,
    choices: choicesSettings!.choices!.map(({ name: choice, choiceType, colorCode }) => ({ name: choice, choiceType, colorCode })),
  })),
  modifiers: product.modifiers!.map(({ name, modifierRenderType, mandatory, freeTextSettings, choicesSettings }) => ({
    name,
    modifierRenderType,
    mandatory,
    ...(freeTextSettings && {
      freeTextSettings: {
        title: freeTextSettings.title,
        minCharCount: freeTextSettings.minCharCount,
        maxCharCount: freeTextSettings.maxCharCount,
        defaultAddedPrice: freeTextSettings.defaultAddedPrice ?? undefined,
      },
    }),
    ...(choicesSettings && {
      choices: choicesSettings.choices!.map(({ name: choice, choiceType, colorCode, addedPrice }) => ({
        name: choice,
        choiceType,
        colorCode,
        addedPrice: addedPrice ?? undefined,
      })),
    }),
  })),
  variants: product.variantsInfo!.variants!.map(({ choices, price, revenueDetails, physicalProperties, sku, barcode, visible }) => ({
    choices: choices!.map(({ optionChoiceNames }) => [optionChoiceNames!.optionName, optionChoiceNames!.choiceName]),
    actualPrice: price!.actualPrice!.amount,
    compareAtPrice: price!.compareAtPrice?.amount,
    cost: revenueDetails?.cost?.amount,
    weight: physicalProperties?.weight ?? undefined,
    sku: sku ?? undefined,
    barcode: barcode ?? undefined,
    visible,
  })),
  actualPriceRange: {
    minValue: { amount: product.actualPriceRange!.minValue!.amount },
    maxValue: { amount: product.actualPriceRange!.maxValue!.amount },
  },
})

/** The parts of a product with the IDs that V3 shows. The same part has always the same ID, and no other part has it. */
export function invalidIds({ ids }: World, product: Product, seen: ProductV3): string[] {
  const parts: [object, string][] = []
  const add = (part: object | undefined, id: string | null | undefined) => part && parts.push([part, id!])
  add(product.brand, seen.brand?.id)
  add(product.ribbon, seen.ribbon?.id)
  product.ribbons.forEach((one, at) => add(one, seen.additionalRibbons![at]!.id))
  product.sections.forEach((one, at) => add(one, seen.infoSections![at]!.id))
  product.options.forEach((one, at) => {
    add(one.part, seen.options![at]!.id)
    one.choices.forEach((choice, index) => add(choice, seen.options![at]!.choicesSettings!.choices![index]!.choiceId))
  })
  product.modifiers.forEach((one, at) => {
    add(one.part, seen.modifiers![at]!.id)
    if (!isText(one)) one.choices.forEach((choice, index) => add(choice, seen.modifiers![at]!.choicesSettings!.choices![index]!.choiceId))
  })
  return parts.flatMap(([part, id]) => {
    const known = ids.get(part)
    if (known === id) return []
    if (known !== undefined || [...ids.values()].includes(id)) return [`${JSON.stringify(part)} has the ID ${id}, not ${known}`]
    ids.set(part, id)
    return []
  })
}
