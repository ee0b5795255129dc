/** A naive model of a shop whose products are edited through V1 and V3. Products name parts by reference, so a rename needs no work; amounts are in cents. */

export interface Choice {
  name: string
  color?: string
}

/** An option or a modifier that products share. */
export interface Customization {
  isModifier: boolean
  render: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT'
  name: string
  choices: Choice[]
}

/** A brand, or a ribbon. */
export interface Named {
  name: string
}

export interface Section {
  uniqueName: string
  title: string
  text: string
}

export interface Option {
  part: Customization
  choices: Choice[]
}

export interface ChoiceModifier extends Option {
  mandatory: boolean
  added: Map<Choice, number>
}

export interface TextModifier {
  part: Customization
  title: string
  min: number
  max: number
  mandatory: boolean
  added?: number
}

export interface Variant {
  choices: Map<Customization, Choice>
  price: number
  sale?: number
  cost?: number
  weight?: number
  sku?: string
  barcode?: string
  visible: boolean
}

export type Discount = { type: 'PERCENT' | 'AMOUNT'; value: number }

export interface Product {
  id: string
  name: string
  visible: boolean
  text: string
  price: number
  sale?: number
  discount?: Discount
  cost?: number
  weight?: number
  sku?: string
  isManaged: boolean
  options: Option[]
  modifiers: (ChoiceModifier | TextModifier)[]
  sections: Section[]
  brand?: Named
  ribbon?: Named
  ribbons: Named[]
  tags: string[]
  variants: Variant[]
}

export interface Shop {
  products: Product[]
  brands: Named[]
  ribbons: Named[]
  sections: Section[]
  customizations: Customization[]
}

export const isText = (modifier: ChoiceModifier | TextModifier): modifier is TextModifier => 'title' in modifier

export function named(all: Named[], name: string): Named {
  const found = all.find((one) => one.name === name)
  if (found) return found
  all.push({ name })
  return all.at(-1)!
}

/** The customization of a name, which gets the choices that it lacks. */
export function customized(
  shop: Shop,
  { isModifier, render, name }: Omit<Customization, 'choices'>,
  choices: readonly Choice[],
): { part: Customization; choices: Choice[] } {
  let part = shop.customizations.find((one) => one.isModifier === isModifier && one.render === render && one.name === name)
  if (!part) shop.customizations.push((part = { isModifier, render, name, choices: [] }))
  const own = part.choices
  for (const choice of choices) if (!own.some((one) => one.name === choice.name)) own.push({ ...choice })
  return { part, choices: choices.map(({ name: wanted }) => own.find((one) => one.name === wanted)!) }
}

/** What a variant costs now. */
export function costsNow({ price, sale }: { price: number; sale?: number }, discount: Discount | undefined): number {
  if (sale !== undefined) return sale
  if (!discount) return price
  if (discount.type === 'AMOUNT') return Math.max(0, price - discount.value)
  // Whole percents of whole cents: half cents are cut off in the buyer's favour, as the reduction is rounded up.
  return price - Math.floor((price * discount.value + 50) / 100)
}

/** All combinations of the choices of options, those of the first choice first. */
export function combinations(options: readonly Option[]): Map<Customization, Choice>[] {
  let all: Map<Customization, Choice>[] = [new Map()]
  for (const { part, choices } of options) all = all.flatMap((one) => choices.map((choice) => new Map([...one, [part, choice]])))
  return all
}
