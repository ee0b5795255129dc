import type { DataPage, ItemData } from '../answers.ts'
import { paths } from '../paths.ts'
import { fieldView, type Around, type FieldView } from './field-view.ts'
import { dateOf, sentenceMin } from './item-card.ts'
import { fieldName } from './list-view.ts'
import { choiceFields, nameOf } from './listing.ts'
import type { ItemPicture } from './pictures.ts'

/** A field of an item with its label. */
export interface ItemPart {
  key: string
  name: string
  view: FieldView
}

/** A keyword; with a path, it leads to the items that have it. */
export interface Tag {
  text: string
  path?: string
}

/** The content of an item's page. Which parts are set apart depends on the layout; everything else is content or a fact. */
export interface ItemParts {
  cover: ItemPicture | undefined
  /** The introduction below the title. */
  intro: string | undefined
  /** The authors. */
  byline: FieldView | undefined
  tags: Tag[]
  read: ItemPart[]
  facts: ItemPart[]
}

/** Longer texts are content, shorter ones facts. */
const shortMax = 80

const isRead = (view: FieldView): boolean =>
  view.kind === 'rich' || view.kind === 'pictures' || (view.kind === 'text' && view.text.length > shortMax)

/** Every visible field with a value, except the name, which is the page's heading, and the slug. */
export function itemParts(item: ItemData, page: DataPage, around: Around): ItemParts {
  const { roles, itemLayout } = page
  const parts = page.fields
    .filter(({ key }) => key !== page.displayField && key !== page.slugField)
    .flatMap((field): ItemPart[] => {
      const view = fieldView(field, item[field.key], around)
      return view ? [{ key: field.key, name: fieldName(page, field.key), view }] : []
    })
  const inRole = (keys: readonly string[]): ItemPart[] => keys.flatMap((key) => parts.find((part) => part.key === key) ?? [])
  const covered = inRole(roles.cover).find(({ view }) => view.kind === 'pictures')
  const cover = covered?.view.kind === 'pictures' ? covered.view.pictures[0] : undefined
  const hasParts = itemLayout !== 'DETAILS'
  const isArticle = itemLayout === 'ARTICLE'
  const intro = hasParts ? introIn(inRole(roles.lead), roles.lead.length === 1) : undefined
  const byline = isArticle ? inRole(roles.byline).find(({ view }) => view.kind === 'references' || view.kind === 'text') : undefined
  const tagged = hasParts ? page.fields.filter(({ type }) => type === 'ARRAY_STRING').map(({ key }) => key) : []
  const apart = new Set([intro?.key, byline?.key, isArticle ? dateOf(item, page, around)?.key : undefined, ...tagged])
  const rest = parts.flatMap((part) => (part === covered ? withoutFirst(part) : apart.has(part.key) ? [] : [part]))
  return {
    cover,
    intro: intro?.view.kind === 'text' ? intro.view.text : undefined,
    byline: byline?.view,
    tags: inRole(tagged).flatMap((part) => tagsOf(part, page)),
    read: rest.filter(({ view }) => isRead(view)),
    facts: rest.filter(({ view }) => !isRead(view)),
  }
}

/** The first plain text with content. A chosen one may be short. */
const introIn = (parts: readonly ItemPart[], isChosen: boolean): ItemPart | undefined =>
  parts.find(({ view }) => view.kind === 'text' && (isChosen || view.text.length >= sentenceMin))

function tagsOf({ key, view }: ItemPart, page: DataPage): Tag[] {
  if (view.kind !== 'list') return []
  const isFilter = choiceFields(page).some((field) => field.key === key)
  const list = paths.dataPage(page.dataCollectionId)
  return view.texts.map((text) => ({ text, ...(isFilter && { path: `${list}?${new URLSearchParams([[nameOf(key), text]])}` }) }))
}

function withoutFirst({ view, ...part }: ItemPart): ItemPart[] {
  const pictures = view.kind === 'pictures' ? view.pictures.slice(1) : []
  return pictures.length > 0 ? [{ ...part, view: { kind: 'pictures', pictures } }] : []
}
