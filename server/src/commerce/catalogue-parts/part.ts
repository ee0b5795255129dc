import { bigint, integer, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export type PartKind = 'brand' | 'ribbon' | 'infoSection' | 'customization'

/** What products share: changing a part changes all products that have it (decision 0143). */
export const partsTable = table('catalogue_parts', {
  id: uuid(),
  kind: text<PartKind>(),
  /** What makes it unique among those of its kind (`keyOf`). */
  key: text(),
  /** Of customizations with the same key, as each has room for so many choices. Otherwise 1. */
  number: integer(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  name: text(),
  doc: jsonb<PartDoc>(),
})

type PartRow = RowOf<typeof partsTable>
type PartDoc = BareDoc | SectionDoc | CustomizationDoc
type Of<Kind extends PartKind, Doc> = Omit<PartRow, 'kind' | 'doc'> & { kind: Kind; doc: Doc }

/** A brand or a ribbon has a name only. */
export type BareDoc = Record<string, never>
export type Brand = Of<'brand', BareDoc>
export type Ribbon = Of<'ribbon', BareDoc>
/** A section; its name is the one in the dashboard. */
export type Section = Of<'infoSection', SectionDoc>
/** An option or a modifier. */
export type Customization = Of<'customization', CustomizationDoc>
export type Part = Brand | Ribbon | Section | Customization

export interface SectionDoc {
  title: string
  /** HTML. */
  description: string
  /** It was made for a product that has texts of its own, and goes with the last product that has it. */
  isAutomatic?: boolean
}

export type CustomizationType = 'PRODUCT_OPTION' | 'MODIFIER'
export type RenderType = 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'

export interface CustomizationDoc {
  customizationType: CustomizationType
  renderType: RenderType
  choices: CustomizationChoice[]
  /** Of a free text: what new products have. */
  text?: { title: string; minLength: number; maxLength: number; addedMinor?: number }
}

export interface CustomizationChoice {
  choiceId: string
  name: string
  /** CSS code. Absent: it is a text. */
  color?: string
  /** What new products add to the price for it. */
  addedMinor?: number
}

/** Choices of one customization. */
export const choicesMax = 1000

/** Separates the members of a key. As a control character it isn't part of a name. */
const separator = '\u001F'

/** What makes a part unique. Options and modifiers of different kinds can have the same name. */
export const keyOf = ({ name, doc }: Pick<Part, 'name' | 'doc'>): string =>
  'customizationType' in doc ? [doc.customizationType, doc.renderType, name].join(separator) : name
