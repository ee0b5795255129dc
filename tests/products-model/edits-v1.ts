import {
  type ChoiceModifier,
  combinations,
  customized,
  type Discount,
  isText,
  named,
  type Option,
  type Product,
  type Section,
  type TextModifier,
  type Variant,
} from './shop.ts'
import { discountOfV1 } from './views.ts'
import {
  below,
  brandNames,
  cents,
  type Edit,
  fresh,
  isLucky,
  oneOf,
  onlyVariant,
  put,
  ribbonNames,
  someOf,
  titles,
  type Wanted,
  wantedOptions,
  type World,
} from './world.ts'

type Make = (world: World, product: Product) => Edit

const wireOptions = (options: readonly Wanted[]) =>
  options.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ name: choice, color }) => ({ value: color ?? choice, description: choice })),
  }))

const isWritten = (written: readonly Option[], shown: readonly Option[]): boolean =>
  written.length === shown.length &&
  written.every(({ part, choices }, at) => {
    const one = shown[at]!
    return part === one.part && choices.length === one.choices.length && choices.every((choice, index) => choice === one.choices[index])
  })

/** Choices take the places of choices, and texts those of texts, up to the last place of a choice; what is left comes after it, choices first. */
function inPlaces(before: Product['modifiers'], choices: readonly ChoiceModifier[], texts: readonly TextModifier[]): Product['modifiers'] {
  const [leftChoices, leftTexts] = [[...choices], [...texts]]
  const end = before.map((one) => !isText(one)).lastIndexOf(true)
  const placed: Product['modifiers'] = []
  for (const place of before.slice(0, end + 1)) {
    const next = isText(place) ? leftTexts.shift() : leftChoices.shift()
    if (next) placed.push(next)
  }
  return [...placed, ...leftChoices, ...leftTexts]
}

/** The options of V1: with managed variants options, otherwise modifiers. */
function putOptions({ shop }: World, product: Product, wanted: readonly Wanted[]): void {
  const entries = wanted.map(({ name, render, choices }): Option =>
    customized(shop, { isModifier: !product.isManaged, render, name }, choices),
  )
  if (!product.isManaged) {
    const before = product.modifiers
    if (
      isWritten(
        entries,
        before.filter((one): one is ChoiceModifier => !isText(one)),
      )
    )
      return
    const choiceModifiers = entries.map((option): ChoiceModifier => {
      const same = before.find((one): one is ChoiceModifier => !isText(one) && one.part === option.part)
      const added = new Map([...(same?.added ?? [])].filter(([choice]) => option.choices.includes(choice)))
      return { ...option, mandatory: same?.mandatory ?? true, added }
    })
    product.modifiers = inPlaces(before, choiceModifiers, before.filter(isText))
    return
  }
  const isSame = isWritten(entries, product.options)
  const { options: before, variants } = product
  product.options = entries
  if (isSame) return
  if (entries.length === 0) {
    product.variants = before.length === 0 ? variants : [onlyVariant(product)]
    return
  }
  // A variant stays where it has the same choice of each option that was there before.
  const left = [...variants]
  const shared = entries.filter(({ part }) => before.some((one) => one.part === part)).map(({ part }) => part)
  // A combination that was possible before, and left out, is still left out.
  const isLike = (one: Variant['choices'], other: Variant['choices']) => shared.every((part) => one.get(part) === other.get(part))
  const wasPossible = (one: Variant['choices']) =>
    shared.every((part) => before.find((option) => option.part === part)!.choices.includes(one.get(part)!))
  const all = combinations(entries)
  const remaining = all.filter((one) => !wasPossible(one) || variants.some(({ choices }) => isLike(choices, one)))
  product.variants = (remaining.length > 0 ? remaining : all).map((choices) => {
    const at = shared.length === 0 ? -1 : left.findIndex((one) => shared.every((part) => one.choices.get(part) === choices.get(part)))
    const { sku: _, ...values } = onlyVariant(product)
    return { ...(at < 0 ? values : left.splice(at, 1)[0]!), choices }
  })
}

const sectionBases = new WeakMap<World, Map<string, Section>>()
const basesOf = (world: World): Map<string, Section> =>
  sectionBases.get(world) ?? (sectionBases.set(world, new Map()), sectionBases.get(world)!)

function putSections(world: World, product: Product, sections: readonly { title: string; text: string }[]): void {
  const bases = basesOf(world)
  const left = [...product.sections]
  product.sections = sections.map(({ title, text }) => {
    const isSame = (one: Section | undefined): one is Section => one?.title === title && one.text === text
    const at = left.findIndex(isSame)
    if (at >= 0) return left.splice(at, 1)[0]!
    const base = bases.get(`${title} ${text}`)
    if (isSame(base)) return base
    const section = { uniqueName: '', title, text }
    world.shop.sections.push(section)
    if (!base) bases.set(`${title} ${text}`, section)
    return section
  })
}

function putTexts({ shop }: World, product: Product, texts: readonly { title: string; maxLength: number; mandatory: boolean }[]): void {
  const before = product.modifiers.filter(isText)
  const shown = before.map(({ title, max: maxLength, mandatory }) => ({ title, maxLength, mandatory }))
  if (JSON.stringify(texts) === JSON.stringify(shown)) return
  const fields = texts.map(({ title, maxLength: max, mandatory }): TextModifier => {
    const same = before.find((one) => one.title === title)
    if (same) return { ...same, max, mandatory, min: Math.min(same.min, max) }
    return {
      ...customized(shop, { isModifier: true, render: 'FREE_TEXT', name: title }, []),
      title,
      min: 0,
      max,
      mandatory,
    } as TextModifier
  })
  const { modifiers } = product
  product.modifiers = inPlaces(
    modifiers,
    modifiers.filter((one): one is ChoiceModifier => !isText(one)),
    fields,
  )
}

/** Moves the prices of a product and its variants. False: one would be negative, or lower than the discount. */
function movedPrices(product: Product, price: number): boolean {
  const by = price - product.price
  const all = [product, ...product.variants]
  if (all.some((one) => one.price + by < 0 || (one.sale !== undefined && one.sale + by < 0))) return false
  return !(product.discount?.type === 'AMOUNT' && product.discount.value > price)
}

function movePrices(product: Product, price: number): void {
  const by = price - product.price
  for (const one of [product, ...product.variants]) {
    one.price += by
    if (one.sale !== undefined) one.sale += by
  }
}

const textOf = (world: World): string => `<p>Text ${below(world, 9)}.</p>`
const sectionsOf = (world: World) => someOf(world, titles, 0).map((title) => ({ title, text: textOf(world) }))
const textsOf = (world: World) =>
  someOf(world, ['Engraving', 'Note'], 0).map((title) => ({ title, maxLength: 10 + below(world, 90), mandatory: isLucky(world) }))

export function createOfV1(world: World): Edit {
  const { owner, shop } = world
  const isManaged = isLucky(world, 0.7)
  const options = wantedOptions(world, !isManaged)
  const price = cents(world)
  const discount: Discount | undefined = isLucky(world) ? { type: 'PERCENT', value: 5 * (1 + below(world, 10)) } : undefined
  const texts = textsOf(world)
  const sections = sectionsOf(world)
  const brand = isLucky(world) ? oneOf(world, brandNames) : undefined
  const name = fresh(world, 'Cup')
  let id = ''
  return {
    name: 'create (V1)',
    call: async () => {
      const { product } = await owner.catalogue.createProduct({
        product: {
          name,
          priceData: { price: price / 100 },
          manageVariants: isManaged,
          productOptions: wireOptions(options),
          customTextFields: texts,
          additionalInfoSections: sections.map(({ title, text }) => ({ title, description: text })),
          ...(discount && { discount }),
          ...(brand && { brand }),
          weight: 2,
        },
      })
      id = product.id!
    },
    change: () => {
      const product: Product = {
        id,
        name,
        visible: true,
        text: '',
        price,
        weight: 2,
        isManaged,
        options: [],
        modifiers: [],
        sections: [],
        ribbons: [],
        tags: [],
        variants: [],
      }
      put(product, 'discount', discount)
      if (brand) product.brand = named(shop.brands, brand)
      putTexts(world, product, texts)
      product.variants = [onlyVariant(product)]
      putOptions(world, product, options)
      putSections(world, product, sections)
      shop.products.push(product)
    },
  }
}

const update = (
  { owner }: World,
  { id }: Product,
  product: Omit<Parameters<World['owner']['catalogue']['updateProduct']>[0]['product'], 'id'>,
) => owner.catalogue.updateProduct({ product: { ...product, id } })

/** Of the product, and of its only variant. */
function putOfOnly<K extends 'cost' | 'weight' | 'sku'>(product: Product, key: K, value: Product[K]): void {
  const isChanged = product[key] !== value
  put(product, key, value)
  if (isChanged && product.variants.length === 1 && product.variants[0]!.choices.size === 0) put(product.variants[0]!, key, value as never)
}

export const editsOfV1: Record<string, Make> = {
  'name (V1)': (world, product) => {
    const [name, text, visible] = [fresh(world, 'Jug'), textOf(world), isLucky(world, 0.8)]
    return {
      name: '',
      call: () => update(world, product, { name, description: text, visible }),
      change: () => Object.assign(product, { name, text, visible }),
    }
  },
  'price (V1)': (world, product) => {
    const price = cents(world)
    return {
      name: '',
      call: () => update(world, product, { priceData: { price: price / 100 } }),
      ...(movedPrices(product, price) && { change: () => movePrices(product, price) }),
    }
  },
  'discount (V1)': (world, product) => {
    const kind = below(world, 3)
    const discount: Discount | undefined =
      kind === 0
        ? undefined
        : kind === 1
          ? { type: 'PERCENT', value: 1 + below(world, 99) }
          : { type: 'AMOUNT', value: 10 * below(world, 90) + 10 }
    const wire = discount
      ? { type: discount.type, value: discount.type === 'AMOUNT' ? discount.value / 100 : discount.value }
      : { type: 'NONE' as const, value: 0 }
    const isSame = JSON.stringify(wire) === JSON.stringify(discountOfV1(product))
    const isRefused = discount?.type === 'AMOUNT' && discount.value > product.price
    return {
      name: '',
      call: () => update(world, product, { discount: wire }),
      ...(!isRefused && {
        change: () => {
          if (isSame) return
          put(product, 'discount', discount)
          for (const one of [product, ...product.variants]) delete one.sale
        },
      }),
    }
  },
  'options (V1)': (world, product) => {
    const options = wantedOptions(world, !product.isManaged)
    return {
      name: '',
      call: () => update(world, product, { productOptions: wireOptions(options) }),
      change: () => putOptions(world, product, options),
    }
  },
  'texts (V1)': (world, product) => {
    const texts = textsOf(world)
    return { name: '', call: () => update(world, product, { customTextFields: texts }), change: () => putTexts(world, product, texts) }
  },
  'sections (V1)': (world, product) => {
    const sections = sectionsOf(world)
    const additionalInfoSections = sections.map(({ title, text }) => ({ title, description: text }))
    return { name: '', call: () => update(world, product, { additionalInfoSections }), change: () => putSections(world, product, sections) }
  },
  'brand and ribbon (V1)': (world, product) => {
    const brand = isLucky(world, 0.7) ? oneOf(world, brandNames) : undefined
    const free = ribbonNames.filter((one) => !product.ribbons.some(({ name }) => name === one))
    const ribbon = isLucky(world, 0.7) ? free[0] : undefined
    return {
      name: '',
      call: () => update(world, product, { brand: brand ?? null, ribbon: ribbon ?? null }),
      change: () => {
        put(product, 'brand', brand === undefined ? undefined : named(world.shop.brands, brand))
        put(product, 'ribbon', ribbon === undefined ? undefined : named(world.shop.ribbons, ribbon))
      },
    }
  },
  'brand and ribbon removed (V1)': ({ owner }, product) => ({
    name: '',
    call: async () => {
      await owner.catalogue.removeBrand({ id: product.id })
      await owner.catalogue.removeRibbon({ id: product.id })
    },
    change: () => {
      delete product.brand
      delete product.ribbon
    },
  }),
  'cost, weight and SKU (V1)': (world, product) => {
    const [cost, weight, sku] = [
      isLucky(world) ? cents(world) : undefined,
      isLucky(world) ? 1 + below(world, 9) : undefined,
      isLucky(world) ? fresh(world, 'SKU') : undefined,
    ]
    return {
      name: '',
      call: () =>
        update(world, product, {
          costAndProfitData: cost === undefined ? null : { itemCost: cost / 100 },
          weight: weight ?? null,
          sku: sku ?? '',
        }),
      change: () => {
        putOfOnly(product, 'cost', cost)
        putOfOnly(product, 'weight', weight)
        putOfOnly(product, 'sku', sku)
      },
    }
  },
  'variants (V1)': (world, product) => {
    if (product.options.length === 0) return editsOfV1['name (V1)']!(world, product)
    const option = oneOf(world, product.options)
    const choice = oneOf(world, option.choices)
    const [price, weight, sku, visible] = [cents(world), 1 + below(world, 9), fresh(world, 'SKU'), isLucky(world, 0.8)]
    const held = product.variants.filter(({ choices }) => choices.get(option.part) === choice)
    const choices = { [option.part.name]: choice.name }
    return {
      name: '',
      call: () =>
        world.owner.catalogue.updateProductVariants({ id: product.id, variants: [{ choices, price: price / 100, weight, sku, visible }] }),
      ...(held.length > 0 && {
        change: () => {
          for (const variant of held) {
            const sale = variant.sale === undefined ? undefined : variant.sale + price - variant.price
            put(variant, 'sale', sale !== undefined && sale >= 0 ? sale : undefined)
            Object.assign(variant, { price, weight, sku, visible })
          }
        },
      }),
    }
  },
  'price of several (V1)': (world, product) => {
    const by = 100 * (below(world, 21) - 10)
    const isMoved = product.price + by >= 0 && movedPrices(product, product.price + by)
    return {
      name: '',
      call: () => world.owner.catalogue.bulkAdjustProductProperty({ ids: [product.id], adjust: { price: { amount: by / 100 } } }),
      change: () => isMoved && movePrices(product, product.price + by),
    }
  },
  'weight and cost of several (V1)': (world, product) => {
    const [weight, cost] = [1 + below(world, 9), cents(world)]
    return {
      name: '',
      call: async () => {
        await world.owner.catalogue.bulkUpdateProductsProperty({ ids: [product.id], set: { weight } })
        await world.owner.catalogue.bulkUpdateProductsProperty({ ids: [product.id], set: { cost: cost / 100 } })
      },
      change: () => {
        for (const one of [product, ...product.variants]) Object.assign(one, { weight, cost })
      },
    }
  },
  'option renamed (V1)': (world, product) => {
    const shown: Option[] = product.isManaged ? product.options : product.modifiers.filter((one): one is ChoiceModifier => !isText(one))
    if (shown.length === 0) return editsOfV1['name (V1)']!(world, product)
    const option = oneOf(world, shown)
    const name = fresh(world, 'Renamed')
    const { isModifier, render } = option.part
    return {
      name: '',
      call: () => world.owner.catalogue.renameProductOption({ id: product.id, option: option.part.name, name }),
      change: () => {
        const before = option.part
        const beforeChoices = option.choices
        Object.assign(option, customized(world.shop, { isModifier, render, name }, option.choices))
        const renamed = new Map(beforeChoices.map((choice, at) => [choice, option.choices[at]!]))
        if ('added' in option)
          option.added = new Map([...(option as ChoiceModifier).added].map(([choice, added]) => [renamed.get(choice)!, added]))
        for (const variant of product.variants)
          variant.choices = new Map(
            [...variant.choices].map(([part, choice]) => (part === before ? [option.part, renamed.get(choice)!] : [part, choice])),
          )
      },
    }
  },
  'choice renamed (V1)': (world, product) => {
    const shown: Option[] = product.isManaged ? product.options : product.modifiers.filter((one): one is ChoiceModifier => !isText(one))
    if (shown.length === 0) return editsOfV1['name (V1)']!(world, product)
    const option = oneOf(world, shown)
    const choice = oneOf(world, option.choices)
    const name = fresh(world, 'Choice')
    return {
      name: '',
      call: () => world.owner.catalogue.renameProductOption({ id: product.id, option: option.part.name, choice: choice.name, name }),
      change: () => {
        const renamed = { ...choice, name }
        option.part.choices.push(renamed)
        option.choices = option.choices.map((one) => (one === choice ? renamed : one))
        const { added } = option as Partial<ChoiceModifier>
        const ofChoice = added?.get(choice)
        added?.delete(choice)
        if (ofChoice !== undefined) added!.set(renamed, ofChoice)
        for (const variant of product.variants) if (variant.choices.get(option.part) === choice) variant.choices.set(option.part, renamed)
      },
    }
  },
  'options deleted (V1)': (world, product) => ({
    name: '',
    call: () => world.owner.catalogue.deleteProductOptions({ id: product.id }),
    change: () => {
      if (!product.isManaged) product.modifiers = product.modifiers.filter(isText)
      if (product.options.length > 0) product.variants = [onlyVariant(product)]
      product.isManaged = false
      product.options = []
    },
  }),
  'deleted (V1)': ({ owner, shop }, product) => ({
    name: '',
    call: () => owner.catalogue.deleteProduct({ id: product.id }),
    change: () => void shop.products.splice(shop.products.indexOf(product), 1),
  }),
}
