import { type Choice, type ChoiceModifier, costsNow, isText, type Option, type Product, type TextModifier, type Variant } from './shop.ts'

const amount = (cents: number): string => (cents / 100).toFixed(2)
const range = (cents: readonly number[]): object => ({
  minValue: { amount: amount(Math.min(...cents)) },
  maxValue: { amount: amount(Math.max(...cents)) },
})

const choicesOfV1 = ({ choices }: Option): object[] => choices.map(({ name, color }) => ({ value: color ?? name, description: name }))

/** The discount as V1 shows it. */
export function discountOfV1({ price, sale, discount }: Product): object {
  if (sale !== undefined) return price - sale > 0 ? { type: 'AMOUNT', value: (price - sale) / 100 } : { type: 'NONE', value: 0 }
  if (!discount) return { type: 'NONE', value: 0 }
  return { type: discount.type, value: discount.type === 'AMOUNT' ? discount.value / 100 : discount.value }
}

/** A product as V1 shows it. */
export function viewOfV1(product: Product): object {
  const { options, modifiers, isManaged, discount } = product
  const shown = isManaged ? options : modifiers.filter((one): one is ChoiceModifier => !isText(one))
  return {
    name: product.name,
    visible: product.visible,
    description: product.text,
    price: product.price / 100,
    discountedPrice: costsNow(product, discount) / 100,
    discount: discountOfV1(product),
    cost: product.cost === undefined ? undefined : product.cost / 100,
    weight: product.weight,
    sku: product.sku,
    brand: product.brand?.name,
    ribbon: product.ribbon?.name ?? '',
    manageVariants: isManaged,
    productOptions: shown.map((one) => ({
      name: one.part.name,
      optionType: one.part.render === 'SWATCH_CHOICES' ? 'color' : 'drop_down',
      choices: choicesOfV1(one),
    })),
    customTextFields: modifiers.filter(isText).map(({ title, max, mandatory }) => ({ title, maxLength: max, mandatory })),
    additionalInfoSections: product.sections.map(({ title, text }) => ({ title, description: text })),
    variants: product.variants.map((variant) => ({
      choices: Object.fromEntries([...variant.choices].map(([part, choice]) => [part.name, choice.name])),
      price: variant.price / 100,
      discountedPrice: costsNow(variant, discount) / 100,
      cost: variant.cost === undefined ? undefined : variant.cost / 100,
      weight: variant.weight ?? 0,
      sku: variant.sku ?? '',
      visible: variant.visible,
    })),
  }
}

const renderOf = ({ part }: Option | TextModifier): string => part.render

const choiceOfV3 = ({ name, color }: Choice): object =>
  color === undefined ? { name, choiceType: 'CHOICE_TEXT' } : { name, choiceType: 'ONE_COLOR', colorCode: color }

function modifierOfV3(modifier: ChoiceModifier | TextModifier): object {
  const head = { name: modifier.part.name, modifierRenderType: renderOf(modifier), mandatory: modifier.mandatory }
  if (isText(modifier)) {
    const { title, min, max, added } = modifier
    return {
      ...head,
      freeTextSettings: { title, minCharCount: min, maxCharCount: max, defaultAddedPrice: added ? amount(added) : undefined },
    }
  }
  return {
    ...head,
    choices: modifier.choices.map((choice) => ({
      ...choiceOfV3(choice),
      addedPrice: modifier.added.get(choice) ? amount(modifier.added.get(choice)!) : undefined,
    })),
  }
}

function variantOfV3(variant: Variant, product: Product): object {
  const now = costsNow(variant, product.discount)
  return {
    choices: product.options.map(({ part }) => [part.name, variant.choices.get(part)!.name]),
    actualPrice: amount(now),
    compareAtPrice: now < variant.price ? amount(variant.price) : undefined,
    cost: variant.cost === undefined ? undefined : amount(variant.cost),
    weight: variant.weight,
    sku: variant.sku,
    barcode: variant.barcode,
    visible: variant.visible,
  }
}

/** A product as V3 shows it, with all fields. */
export function viewOfV3(product: Product): object {
  const { variants, discount } = product
  return {
    name: product.name,
    visible: product.visible,
    plainDescription: product.text,
    brand: product.brand?.name,
    ribbon: product.ribbon?.name,
    additionalRibbons: product.ribbons.map(({ name }) => name),
    infoSections: product.sections.map(({ title, text }) => ({ title, plainDescription: text })),
    tags: product.tags,
    options: product.options.map((option) => ({
      name: option.part.name,
      optionRenderType: renderOf(option),
      choices: option.choices.map(choiceOfV3),
    })),
    modifiers: product.modifiers.map(modifierOfV3),
    variants: variants.map((variant) => variantOfV3(variant, product)),
    actualPriceRange: range(variants.map((variant) => costsNow(variant, discount))),
  }
}
