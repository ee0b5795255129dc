import { newId } from '../../../database/ids.ts'
import {
  choicesMax,
  keyOf,
  type Customization,
  type CustomizationChoice,
  type CustomizationDoc,
  type NewPart,
  type Part,
  type PartKind,
} from '../../catalogue-parts/public.ts'
import { hasChoices, isText, type InfoSection, type Modifier, type OptionChoice, type Product, type ProductOption } from '../product.ts'

/** Products with the parts that they name, and what is to be stored of these. */
export interface Resolved {
  products: Product[]
  inserted: NewPart[]
  changed: NewPart[]
}

/** Finds the parts of products among those that exist: by ID, or else by what makes them unique. What doesn't exist becomes a new part. A customization
 *  gets the choices that it lacks. */
export function resolveParts(products: readonly Product[], known: readonly Part[]): Resolved {
  const parts = new Parts(known)
  return {
    products: products.map((product) => withPartsFrom(product, parts)),
    inserted: [...parts.inserted.values()],
    changed: [...parts.changed.values()],
  }
}

function withPartsFrom(product: Product, parts: Parts): Product {
  const { doc } = product
  const brand = product.brand ? parts.named('brand', doc.brandId, product.brand) : undefined
  const ribbon = product.ribbon ? parts.named('ribbon', doc.ribbonId, product.ribbon) : undefined
  const others = (doc.additionalRibbons ?? []).map(({ partId, name }) => parts.named('ribbon', partId, name))
  const { brandId: _brand, ribbonId: _ribbon, additionalRibbons: _others, ...rest } = doc
  return {
    ...product,
    brand: brand?.name ?? null,
    ribbon: ribbon?.name ?? null,
    doc: {
      ...rest,
      ...(brand && { brandId: brand.id }),
      ...(ribbon && { ribbonId: ribbon.id }),
      ...(others.length > 0 && { additionalRibbons: others.map(({ id, name }) => ({ partId: id, name })) }),
      infoSections: doc.infoSections.map((section) => parts.section(section)),
      options: doc.options.map((option) => parts.withChoices(option, 'PRODUCT_OPTION')),
      modifiers: doc.modifiers.map((modifier) => parts.modifier(modifier)),
    },
  }
}

/** Parts that exist, and those that are added to them. */
class Parts {
  readonly inserted = new Map<string, NewPart>()
  readonly changed = new Map<string, NewPart>()
  readonly #byId = new Map<string, NewPart>()
  readonly #byKey = new Map<string, NewPart[]>()
  constructor(known: readonly Part[]) {
    for (const one of known) this.#add(one)
  }

  named(kind: 'brand' | 'ribbon', id: string | undefined, name: string): NewPart {
    return this.#find(kind, id, name)[0] ?? this.#insert({ id: id ?? newId(), kind, key: name, number: 1, name, doc: {} })
  }

  section({ partId, uniqueName, title, description }: InfoSection): InfoSection {
    const doc = { title, description, isAutomatic: true }
    const isSame = (one: NewPart) =>
      one.id === partId || ('title' in one.doc && one.doc.title === title && one.doc.description === description)
    const found = this.#find('infoSection', partId, uniqueName)
    const name = found.length === 0 ? uniqueName : `${uniqueName} ${partId}`
    const one = found.find(isSame) ?? this.#insert({ id: partId, kind: 'infoSection', key: name, number: 1, name, doc })
    return { partId: one.id, uniqueName: one.name, title, description, ...textsIn(one) }
  }

  withChoices<Option extends ProductOption>(option: Option, customizationType: CustomizationDoc['customizationType']): Option {
    const renderType = renderTypeOf(option)
    const part = this.#customization(
      option,
      { customizationType, renderType, choices: [] },
      option.choices.map((choice) => choiceFrom(choice, renderType)),
    )
    const choices = (part.doc as CustomizationDoc).choices
    const byId = new Map(choices.map((choice) => [choice.choiceId, choice]))
    const byName = new Map(choices.map((choice) => [choice.name, choice]))
    return {
      ...option,
      partId: part.id,
      choices: option.choices.map((choice) => ({
        ...choice,
        choiceId: (byId.get(choice.choiceId) ?? byName.get(choice.description)!).choiceId,
      })),
    }
  }

  modifier(modifier: Modifier): Modifier {
    if (hasChoices(modifier)) return this.withChoices(modifier, 'MODIFIER')
    const { title, minLength, maxLength, addedMinor } = modifier
    const text = { title, minLength, maxLength, ...(addedMinor !== undefined && { addedMinor }) }
    const part = this.#customization(modifier, { customizationType: 'MODIFIER', renderType: 'FREE_TEXT', choices: [], text }, [])
    return { ...modifier, partId: part.id }
  }

  /** Of several with the same key, the one that has the choices, or else the first with room for them. */
  #customization({ partId, name }: Pick<ProductOption, 'partId' | 'name'>, doc: CustomizationDoc, choices: CustomizationChoice[]): NewPart {
    const key = keyOf({ name, doc })
    const found = this.#find('customization', partId, key)
    const missingIn = (one: NewPart) => missingChoices((one.doc as CustomizationDoc).choices, choices)
    const fitting =
      found.find((one) => missingIn(one).length === 0) ??
      found.find((one) => (one.doc as CustomizationDoc).choices.length + missingIn(one).length <= choicesMax)
    if (!fitting) {
      const number = 1 + Math.max(0, ...found.map((one) => one.number))
      return this.#insert({
        id: this.#byId.has(partId) ? newId() : partId,
        kind: 'customization',
        key,
        number,
        name,
        doc: { ...doc, choices },
      })
    }
    return this.#withChoicesAdded(fitting, missingIn(fitting))
  }

  #withChoicesAdded(part: NewPart, added: readonly CustomizationChoice[]): NewPart {
    if (added.length === 0) return part
    const doc = part.doc as Customization['doc']
    const changed = { ...part, doc: { ...doc, choices: [...doc.choices, ...added] } }
    const into = this.inserted.has(part.id) ? this.inserted : this.changed
    into.set(part.id, changed)
    this.#add(changed)
    return changed
  }

  #find(kind: PartKind, id: string | undefined, key: string): NewPart[] {
    const one = id === undefined ? undefined : this.#byId.get(id)
    const others = (this.#byKey.get(`${kind} ${key}`) ?? []).filter((other) => other !== one)
    return one?.kind === kind ? [one, ...others] : others
  }

  #insert(part: NewPart): NewPart {
    this.inserted.set(part.id, part)
    this.#add(part)
    return part
  }

  #add(part: NewPart): void {
    this.#byId.set(part.id, part)
    const key = `${part.kind} ${part.key}`
    const others = (this.#byKey.get(key) ?? []).filter(({ id }) => id !== part.id)
    this.#byKey.set(
      key,
      [...others, part].toSorted((a, b) => a.number - b.number),
    )
  }
}

/** A choice as its customization has it. */
export const choiceFrom = (
  { choiceId, value, description, addedMinor }: OptionChoice,
  renderType: CustomizationDoc['renderType'],
): CustomizationChoice => ({
  choiceId,
  name: description,
  ...(renderType === 'SWATCH_CHOICES' && { color: value }),
  ...(addedMinor !== undefined && { addedMinor }),
})

function missingChoices(has: readonly CustomizationChoice[], wanted: readonly CustomizationChoice[]): CustomizationChoice[] {
  const ids = new Set(has.map(({ choiceId }) => choiceId))
  const names = new Set(has.map(({ name }) => name))
  return wanted.filter(({ choiceId, name }) => !ids.has(choiceId) && !names.has(name))
}

const textsIn = ({ doc }: NewPart) => ('title' in doc ? { title: doc.title, description: doc.description } : {})

/** What a product says about its parts: as long as it is the same, its parts are. */
export const partUseOf = (product: Product): unknown => [
  partNamesOf(product),
  [...product.doc.options, ...product.doc.modifiers.filter(hasChoices)].map(({ choices }) =>
    choices.map(({ choiceId, value, description }) => [choiceId, value, description]),
  ),
]

/** What names the parts of a product. */
export function partNamesOf({ brand, ribbon, doc }: Product): { id: string; kind: PartKind; key: string }[] {
  const bare = (kind: 'brand' | 'ribbon', id: string | undefined, name: string | null) => (name && id ? [{ id, kind, key: name }] : [])
  const customized = (
    { partId, name }: ProductOption,
    customizationType: CustomizationDoc['customizationType'],
    renderType: CustomizationDoc['renderType'],
  ) => ({
    id: partId,
    kind: 'customization' as const,
    key: keyOf({ name, doc: { customizationType, renderType, choices: [] } }),
  })
  return [
    ...bare('brand', doc.brandId, brand),
    ...bare('ribbon', doc.ribbonId, ribbon),
    ...(doc.additionalRibbons ?? []).map(({ partId, name }) => ({ id: partId, kind: 'ribbon' as const, key: name })),
    ...doc.infoSections.map(({ partId, uniqueName }) => ({ id: partId, kind: 'infoSection' as const, key: uniqueName })),
    ...doc.options.map((option) => customized(option, 'PRODUCT_OPTION', renderTypeOf(option))),
    ...doc.modifiers.map((modifier) =>
      customized(modifier as ProductOption, 'MODIFIER', isText(modifier) ? 'FREE_TEXT' : renderTypeOf(modifier)),
    ),
  ]
}

/** How shoppers choose from an option. */
export const renderTypeOf = ({ optionType }: Pick<ProductOption, 'optionType'>) =>
  optionType === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'
