import type { DataPage, ItemData } from '../answers.ts'
import { fieldView, type Around, type FieldView } from './field-view.ts'
import { fieldName } from './list-view.ts'
import type { ItemPicture } from './pictures.ts'

/** A field of an item with its label. */
export interface ItemPart {
  key: string
  name: string
  view: FieldView
}

/** The layout of an item's page: a picture first, content in the middle, short facts at the side. */
export interface ItemParts {
  lead: ItemPicture | undefined
  read: ItemPart[]
  facts: ItemPart[]
}

/** Longer texts are content, shorter ones facts. */
const shortMax = 80

const isRead = (view: FieldView): boolean =>
  view.kind === 'rich' || view.kind === 'pictures' || (view.kind === 'text' && view.text.length > shortMax)

/** Every visible field with a value, except the name, which is the page's heading, and the slug. */
export function itemParts(item: ItemData, page: DataPage, around: Around): ItemParts {
  const parts = page.fields
    .filter(({ key }) => key !== page.displayField && key !== page.slugField)
    .flatMap((field): ItemPart[] => {
      const view = fieldView(field, item[field.key], around)
      return view ? [{ key: field.key, name: fieldName(page, field.key), view }] : []
    })
  const first = parts.find(({ view }) => view.kind === 'pictures')
  const [lead] = first?.view.kind === 'pictures' ? first.view.pictures : []
  const rest = parts.flatMap((part) => (part === first ? withoutFirst(part) : [part]))
  return { lead, read: rest.filter(({ view }) => isRead(view)), facts: rest.filter(({ view }) => !isRead(view)) }
}

function withoutFirst({ view, ...part }: ItemPart): ItemPart[] {
  const pictures = view.kind === 'pictures' ? view.pictures.slice(1) : []
  return pictures.length > 0 ? [{ ...part, view: { kind: 'pictures', pictures } }] : []
}
