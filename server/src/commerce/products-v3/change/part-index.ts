import {
  type CustomizationDoc,
  type CustomizationType,
  keyOf,
  type Part,
  type PartKind,
  type PartNames,
  type RenderType,
} from '../../catalogue-parts/public.ts'
import { choiceFrom, hasChoices, type Modifier, type Product, type ProductOption, renderTypeOf } from '../../catalogue/public.ts'
import type { ProductInput, StoredPart } from './input.ts'

export type StoredCustomization = StoredPart & { doc: CustomizationDoc }
type Named = readonly { id?: string | null; choicesSettings?: { choices?: readonly { choiceId?: string | null }[] } }[]

/** The parts that a product can name, by ID: those that it has, and those that were looked up. */
export class PartIndex {
  readonly #byId: ReadonlyMap<string, StoredPart>
  readonly #sections: ReadonlyMap<string, StoredPart>
  constructor(product: Product, stored: readonly StoredPart[]) {
    const all = [...partsOf(product), ...stored]
    this.#byId = new Map(all.map((part) => [part.id, part]))
    this.#sections = new Map(all.filter(({ kind }) => kind === 'infoSection').map((part) => [part.name, part]))
  }

  find(kind: Part['kind'], id: string): StoredPart | undefined {
    const part = this.#byId.get(id)
    return part?.kind === kind ? part : undefined
  }

  customization(id: string, type: CustomizationDoc['customizationType']): StoredCustomization | undefined {
    const part = this.find('customization', id)
    return part && 'customizationType' in part.doc && part.doc.customizationType === type ? (part as StoredCustomization) : undefined
  }

  section(uniqueName: string): StoredPart | undefined {
    return this.#sections.get(uniqueName)
  }
}

/** What has to be locked before an input is read: nothing, unless it names parts by ID that the product doesn't have yet, or choices, or sections by name.
 *  Then it is everything that the product may have, so that no part is locked later. */
export function namesToLock(product: Product, input: ProductInput): PartNames {
  const own = new Map(partsOf(product).map((part) => [part.id, part]))
  const named = [input.brand, input.ribbon, ...(input.additionalRibbons ?? []), ...(input.infoSections ?? [])]
  const customized = [...(input.options ?? []), ...(input.modifiers ?? [])].filter((one) => lacksChoices(own, one))
  const unknown = [...named.flatMap((one) => one?.id ?? []).filter((id) => !own.has(id)), ...customized.flatMap(({ id }) => id ?? [])]
  const isNeeded = unknown.length > 0 || (input.infoSections ?? []).some(({ id, uniqueName }) => !id && uniqueName)
  return isNeeded ? { ids: [...new Set([...own.keys(), ...unknown])], keys: keysIn(input) } : { ids: [], keys: [] }
}

/** The keys of what is named without an ID. */
function keysIn({
  brand,
  ribbon,
  additionalRibbons = [],
  infoSections = [],
  options = [],
  modifiers = [],
}: ProductInput): PartNames['keys'] {
  const named = (kind: PartKind, one: { id?: string | null; name?: string | null } | null | undefined) =>
    one?.name && !one.id ? [{ kind, key: one.name.trim() }] : []
  const customized = (
    one: { id?: string | null; name?: string | null },
    customizationType: CustomizationType,
    renderType: RenderType = 'TEXT_CHOICES',
  ) =>
    one.name && !one.id
      ? [{ kind: 'customization' as const, key: keyOf({ name: one.name.trim(), doc: { customizationType, renderType, choices: [] } }) }]
      : []
  return [
    ...named('brand', brand),
    ...[ribbon, ...additionalRibbons].flatMap((one) => named('ribbon', one)),
    ...infoSections.flatMap(({ id, uniqueName }) => named('infoSection', { id: id ?? null, name: uniqueName ?? null })),
    ...options.flatMap((option) => customized(option, 'PRODUCT_OPTION', option.optionRenderType)),
    ...modifiers.flatMap((modifier) => customized(modifier, 'MODIFIER', modifier.modifierRenderType)),
  ]
}

function lacksChoices(own: ReadonlyMap<string, StoredPart>, { id, choicesSettings }: Named[number]): boolean {
  if (!id) return false
  const part = own.get(id)
  if (!part) return true
  const { renderType, choices } = part.doc as CustomizationDoc
  if (renderType === 'FREE_TEXT') return false
  if (!choicesSettings?.choices) return true
  const choiceIds = new Set(choices.map(({ choiceId }) => choiceId))
  return choicesSettings.choices.some(({ choiceId }) => typeof choiceId === 'string' && !choiceIds.has(choiceId))
}

/** The parts of a product, as far as it has them itself. */
function partsOf({ brand, ribbon, doc }: Product): StoredPart[] {
  const bare = (kind: 'brand' | 'ribbon', id: string | undefined, name: string | null): StoredPart[] =>
    id !== undefined && name !== null ? [{ id, kind, name, doc: {} }] : []
  return [
    ...bare('brand', doc.brandId, brand),
    ...bare('ribbon', doc.ribbonId, ribbon),
    ...(doc.additionalRibbons ?? []).flatMap(({ partId, name }) => bare('ribbon', partId, name)),
    ...doc.infoSections.map(({ partId, uniqueName, title, description }): StoredPart => {
      return { id: partId, kind: 'infoSection', name: uniqueName, doc: { title, description } }
    }),
    ...doc.options.map((option) => customizationOf(option, 'PRODUCT_OPTION')),
    ...doc.modifiers.map(modifierPart),
  ]
}

function modifierPart(modifier: Modifier): StoredPart {
  if (hasChoices(modifier)) return customizationOf(modifier, 'MODIFIER')
  const { partId, name, title, minLength, maxLength } = modifier
  return {
    id: partId,
    kind: 'customization',
    name,
    doc: { customizationType: 'MODIFIER', renderType: 'FREE_TEXT', choices: [], text: { title, minLength, maxLength } },
  }
}

function customizationOf(option: ProductOption, customizationType: CustomizationType): StoredPart {
  const renderType = renderTypeOf(option)
  const choices = option.choices.map((choice) => choiceFrom(choice, renderType))
  return { id: option.partId, kind: 'customization', name: option.name, doc: { customizationType, renderType, choices } }
}
