import type { Client } from '@stoa/sdk'
import {
  type ChoiceModifier,
  costsNow,
  customized,
  isText,
  named,
  type Option,
  type Product,
  type TextModifier,
  type Variant,
  combinations,
} from './shop.ts'
import {
  amount,
  below,
  brandNames,
  cents,
  type Edit,
  fresh,
  isLucky,
  oneOf,
  put,
  ribbonNames,
  someOf,
  titles,
  type Wanted,
  wantedOptions,
  type World,
} from './world.ts'

type Make = (world: World, product: Product) => Edit
type Written = Omit<Parameters<Client['productsV3']['updateProduct']>[0]['product'], 'id' | 'revision'>

async function update({ owner }: World, { id }: Product, changes: Written) {
  const { product } = await owner.productsV3.getProduct({ productId: id })
  await owner.productsV3.updateProduct({ product: { id, revision: product.revision, ...changes } })
}

const wireChoices = ({ choices }: Wanted) =>
  choices.map(({ name, color }) =>
    color === undefined ? { name, choiceType: 'CHOICE_TEXT' as const } : { name, choiceType: 'ONE_COLOR' as const, colorCode: color },
  )
const wireOptions = (options: readonly Wanted[]) =>
  options.map((one) => ({ name: one.name, optionRenderType: one.render, choicesSettings: { choices: wireChoices(one) } }))

interface WantedVariant {
  /** Names of the choices by the names of the options. */
  choices: Record<string, string>
  actual: number
  compareAt?: number
  cost?: number
  weight?: number
  sku?: string
  barcode?: string
  visible: boolean
}

function wantedVariants(world: World, options: readonly Wanted[]): WantedVariant[] {
  const all = combinations(
    options.map(({ name, choices }) => ({ part: { isModifier: false, render: 'TEXT_CHOICES', name, choices: [] }, choices })),
  )
  return someOf(world, all, 1).map((choices) => {
    const actual = cents(world)
    return {
      choices: Object.fromEntries([...choices].map(([part, choice]) => [part.name, choice.name])),
      actual,
      ...(isLucky(world, 0.3) && { compareAt: actual + 100 * (1 + below(world, 20)) }),
      ...(isLucky(world) && { cost: cents(world) }),
      ...(isLucky(world) && { weight: 1 + below(world, 9) }),
      ...(isLucky(world) && { sku: fresh(world, 'SKU') }),
      ...(isLucky(world) && { barcode: fresh(world, 'EAN') }),
      visible: isLucky(world, 0.8),
    }
  })
}

const wireVariants = (variants: readonly WantedVariant[]) =>
  variants.map(({ choices, actual, compareAt, cost, weight, sku, barcode, visible }) => ({
    choices: Object.entries(choices).map(([optionName, choiceName]) => ({ optionChoiceNames: { optionName, choiceName } })),
    price: { actualPrice: { amount: amount(actual) }, ...(compareAt !== undefined && { compareAtPrice: { amount: amount(compareAt) } }) },
    revenueDetails: { cost: cost === undefined ? null : { amount: amount(cost) } },
    physicalProperties: { weight: weight ?? null },
    sku: sku ?? null,
    barcode: barcode ?? null,
    visible,
  }))

function putVariants(product: Product, wanted: readonly WantedVariant[]): void {
  const { variants: before, options } = product
  const nameIn = (variant: Variant, name: string): string | undefined => [...variant.choices].find(([part]) => part.name === name)?.[1].name
  const found = wanted.map(({ choices }) =>
    options.length === 0
      ? before.find((one) => one.choices.size === 0)
      : before.findLast((one) => Object.entries(choices).every(([option, choice]) => nameIn(one, option) === choice)),
  )
  const isShown = wanted.every(({ actual, compareAt }, at) => {
    const variant = found[at]
    if (!variant) return false
    const now = costsNow(variant, product.discount)
    return now === actual && compareAt === (now < variant.price ? variant.price : undefined)
  })
  const isSame = isShown && before.length === wanted.length
  product.variants = wanted.map((one, at) => {
    const variant: Variant = {
      choices: new Map(options.map(({ part, choices }) => [part, choices.find(({ name }) => name === one.choices[part.name])!])),
      price: found[at]?.price ?? 0,
      visible: one.visible,
    }
    put(variant, 'sale', found[at]?.sale)
    for (const key of ['cost', 'weight', 'sku', 'barcode'] as const) put(variant, key, one[key] as never)
    if (isSame) return variant
    variant.price = one.compareAt ?? one.actual
    put(variant, 'sale', one.compareAt === undefined ? undefined : one.actual)
    return variant
  })
  if (!isSame) {
    const visible = product.variants.filter((variant) => variant.visible)
    const [cheapest] = (visible.length > 0 ? visible : product.variants).toSorted((a, b) => (a.sale ?? a.price) - (b.sale ?? b.price))
    delete product.discount
    product.price = cheapest!.price
    put(product, 'sale', cheapest!.sale)
  }
  if (options.length === 0) for (const key of ['cost', 'weight', 'sku'] as const) put(product, key, product.variants[0]![key] as never)
}

function putOptions({ shop }: World, product: Product, wanted: readonly Wanted[]): void {
  const had = product.options.length > 0
  product.options = wanted.map(({ name, render, choices }): Option => customized(shop, { isModifier: false, render, name }, choices))
  product.isManaged = wanted.length > 0 || (!had && product.isManaged)
}

interface WantedModifier {
  choices?: Wanted & { added: number[] }
  text?: { name: string; title: string; min: number; max: number; added?: number }
  mandatory: boolean
}

function wantedModifiers(world: World): WantedModifier[] {
  const choices = wantedOptions(world, true).map((one): WantedModifier => {
    return { choices: { ...one, added: one.choices.map(() => (isLucky(world) ? 100 * below(world, 5) : 0)) }, mandatory: isLucky(world) }
  })
  const texts = someOf(world, ['Engraving', 'Note'], 0).map((name): WantedModifier => {
    const text = {
      name,
      title: isLucky(world) ? name : `${name} text`,
      min: below(world, 5),
      max: 5 + below(world, 90),
      ...(isLucky(world) && { added: 100 + below(world, 900) }),
    }
    return { text, mandatory: isLucky(world) }
  })
  return isLucky(world) ? [...choices, ...texts] : [...texts, ...choices]
}

const wireModifiers = (modifiers: readonly WantedModifier[]) =>
  modifiers.map(({ choices, text, mandatory }) =>
    choices
      ? {
          name: choices.name,
          modifierRenderType: choices.render,
          mandatory,
          choicesSettings: {
            choices: wireChoices(choices).map((one, at) => ({ ...one, addedPrice: choices.added[at] ? amount(choices.added[at]) : null })),
          },
        }
      : {
          name: text!.name,
          modifierRenderType: 'FREE_TEXT' as const,
          mandatory,
          freeTextSettings: {
            title: text!.title,
            minCharCount: text!.min,
            maxCharCount: text!.max,
            defaultAddedPrice: text!.added === undefined ? null : amount(text!.added),
          },
        },
  )

function putModifiers({ shop }: World, product: Product, wanted: readonly WantedModifier[]): void {
  product.modifiers = wanted.map(({ choices, text, mandatory }): ChoiceModifier | TextModifier => {
    if (text) {
      const { part } = customized(shop, { isModifier: true, render: 'FREE_TEXT', name: text.name }, [])
      return { part, mandatory, title: text.title, min: text.min, max: text.max, ...(text.added !== undefined && { added: text.added }) }
    }
    const { name, render, added } = choices!
    const option = customized(shop, { isModifier: true, render, name }, choices!.choices)
    return {
      ...option,
      mandatory,
      added: new Map(option.choices.flatMap((choice, at) => (added[at] ? [[choice, added[at]] as const] : []))),
    }
  })
}

export function createOfV3(world: World): Edit {
  const { owner, shop } = world
  const options = wantedOptions(world, false)
  const variants = wantedVariants(world, options)
  const modifiers = wantedModifiers(world)
  const name = fresh(world, 'Bowl')
  let id = ''
  return {
    name: 'create (V3)',
    call: async () => {
      const { product } = await owner.productsV3.createProduct({
        product: {
          name,
          productType: 'PHYSICAL',
          options: wireOptions(options),
          modifiers: wireModifiers(modifiers),
          variantsInfo: { variants: wireVariants(variants) },
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
        price: 0,
        isManaged: false,
        options: [],
        modifiers: [],
        sections: [],
        ribbons: [],
        tags: [],
        variants: [],
      }
      putOptions(world, product, options)
      putModifiers(world, product, modifiers)
      putVariants(product, variants)
      shop.products.push(product)
    },
  }
}

/** What the product has, as it would be wanted. */
const wantedNow = ({ options }: Product): Wanted[] =>
  options.map(({ part, choices }) => ({ name: part.name, render: part.render as Wanted['render'], choices }))

export const editsOfV3: Record<string, Make> = {
  'name and texts (V3)': (world, product) => {
    const [name, text, visible] = [fresh(world, 'Pot'), `<p>Pot ${below(world, 9)}.</p>`, isLucky(world, 0.8)]
    const tags = someOf(world, ['table', 'kitchen'], 0)
    return {
      name: '',
      call: () => update(world, product, { name, plainDescription: text, visible, tags: { publicTags: { tagIds: tags } } }),
      change: () => Object.assign(product, { name, text, visible, tags }),
    }
  },
  'brand and ribbons (V3)': (world, product) => {
    const known = world.shop.brands.filter((one) => world.ids.has(one))
    const byId = isLucky(world) && known.length > 0 ? oneOf(world, known) : undefined
    const name = isLucky(world, 0.7) ? oneOf(world, brandNames) : undefined
    const [ribbon, ...others] = someOf(world, ribbonNames, 0)
    const brand = byId ? { id: world.ids.get(byId)! } : name ? { name } : null
    return {
      name: '',
      call: () =>
        update(world, product, {
          brand,
          ribbon: ribbon ? { name: ribbon } : null,
          additionalRibbons: others.map((one) => ({ name: one })),
        }),
      change: () => {
        put(product, 'brand', byId ?? (name ? named(world.shop.brands, name) : undefined))
        put(product, 'ribbon', ribbon ? named(world.shop.ribbons, ribbon) : undefined)
        product.ribbons = others.map((one) => named(world.shop.ribbons, one))
      },
    }
  },
  'sections (V3)': (world, product) => {
    const known = world.shop.sections.filter((one) => world.ids.has(one))
    const byId = someOf(world, known.slice(-3), 0)
    const uniqueName = fresh(world, 'section')
    const [title, text] = [oneOf(world, titles), `<p>Section ${below(world, 9)}.</p>`]
    return {
      name: '',
      call: () =>
        update(world, product, {
          infoSections: [...byId.map((one) => ({ id: world.ids.get(one)! })), { uniqueName, title, plainDescription: text }],
        }),
      change: () => {
        const section = { uniqueName, title, text }
        world.shop.sections.push(section)
        product.sections = [...byId, section]
      },
    }
  },
  'variants (V3)': (world, product) => {
    const wanted = wantedVariants(world, wantedNow(product))
    return {
      name: '',
      call: () => update(world, product, { variantsInfo: { variants: wireVariants(wanted) } }),
      change: () => putVariants(product, wanted),
    }
  },
  'options (V3)': (world, product) => {
    const options = wantedOptions(world, false)
    const wanted = wantedVariants(world, options)
    return {
      name: '',
      call: () => update(world, product, { options: wireOptions(options), variantsInfo: { variants: wireVariants(wanted) } }),
      change: () => {
        putOptions(world, product, options)
        putVariants(product, wanted)
      },
    }
  },
  'modifiers (V3)': (world, product) => {
    const wanted = wantedModifiers(world)
    return {
      name: '',
      call: () => update(world, product, { modifiers: wireModifiers(wanted) }),
      change: () => putModifiers(world, product, wanted),
    }
  },
  'brand renamed (V3)': (world) => {
    const brand = oneOf(
      world,
      world.shop.brands.filter((one) => world.ids.has(one)),
    )
    if (!brand) return createOfV3(world)
    const name = isLucky(world) ? oneOf(world, brandNames) : fresh(world, 'Brand')
    const isTaken = world.shop.brands.some((one) => one !== brand && one.name === name)
    return {
      name: '',
      call: async () => {
        const { brand: now } = await world.owner.brands.getBrand({ brandId: world.ids.get(brand)! })
        await world.owner.brands.updateBrand({ brand: { id: now.id, revision: now.revision, name } })
      },
      ...(!isTaken && { change: () => void (brand.name = name) }),
    }
  },
  'brand deleted (V3)': (world) => {
    const brand = oneOf(
      world,
      world.shop.brands.filter((one) => world.ids.has(one)),
    )
    if (!brand) return createOfV3(world)
    return {
      name: '',
      call: () => world.owner.brands.deleteBrand({ brandId: world.ids.get(brand)! }),
      change: () => {
        world.shop.brands.splice(world.shop.brands.indexOf(brand), 1)
        for (const product of world.shop.products) if (product.brand === brand) delete product.brand
      },
    }
  },
  'ribbon renamed (V3)': (world) => {
    const ribbon = oneOf(
      world,
      world.shop.ribbons.filter((one) => world.ids.has(one)),
    )
    if (!ribbon) return createOfV3(world)
    const name = isLucky(world) ? oneOf(world, ribbonNames) : fresh(world, 'Ribbon')
    const isTaken = world.shop.ribbons.some((one) => one !== ribbon && one.name === name)
    return {
      name: '',
      call: async () => {
        const { ribbon: now } = await world.owner.ribbons.getRibbon({ ribbonId: world.ids.get(ribbon)! })
        await world.owner.ribbons.updateRibbon({ ribbon: { id: now.id, revision: now.revision, name } })
      },
      ...(!isTaken && { change: () => void (ribbon.name = name) }),
    }
  },
  'section changed (V3)': (world, product) => {
    const section = oneOf(world, product.sections)
    if (!section) return editsOfV3['sections (V3)']!(world, product)
    const [title, text] = [oneOf(world, titles), `<p>Changed ${below(world, 9)}.</p>`]
    return {
      name: '',
      call: async () => {
        const { infoSection } = await world.owner.infoSections.getInfoSection({ infoSectionId: world.ids.get(section)! })
        await world.owner.infoSections.updateInfoSection({
          infoSection: { id: infoSection.id, revision: infoSection.revision, title, plainDescription: text },
        })
      },
      change: () => Object.assign(section, { title, text }),
    }
  },
  'customization renamed (V3)': (world, product) => {
    const entry = oneOf(world, [...product.options, ...product.modifiers])
    if (!entry) return editsOfV3['options (V3)']!(world, product)
    const name = fresh(world, 'Part')
    const id = world.ids.get(entry.part)!
    return {
      name: '',
      call: async () => {
        const { customization } = await world.owner.customizations.getCustomization({ customizationId: id })
        await world.owner.customizations.updateCustomization({ customization: { id, revision: customization.revision, name } })
      },
      change: () => void (entry.part.name = name),
    }
  },
  'choice of a customization renamed (V3)': (world, product) => {
    const entry = oneOf(world, [...product.options, ...product.modifiers.filter((one): one is ChoiceModifier => !isText(one))])
    if (!entry) return editsOfV3['options (V3)']!(world, product)
    const choice = oneOf(world, entry.choices)
    const name = fresh(world, 'Choice')
    const customizationId = world.ids.get(entry.part)!
    return {
      name: '',
      call: async () => {
        const { customization } = await world.owner.customizations.getCustomization({ customizationId })
        const choices = [{ choice: { id: world.ids.get(choice)!, name } }]
        await world.owner.customizations.updateCustomizationChoices({ customizationId, revision: customization.revision, choices })
      },
      change: () => void (choice.name = name),
    }
  },
}
