import { formatDay, type Where } from '@stoa/ui/dates'
import { richText } from '@stoa/ui/rich-text'
import type { DataField, DataPage, ItemData } from '../answers.ts'
import { dateIn, nameIn } from './field-view.ts'
import { itemPath } from './item-address.ts'
import { picturesIn, type ItemPicture, type SiteFiles } from './pictures.ts'
import { richContent, textIn } from './rich-content.ts'

/** An item in a list. */
export interface ItemCard {
  id: string
  path: string
  name: string
  /** A short excerpt. */
  text: string
  date: { text: string; instant: string } | undefined
  picture: ItemPicture | undefined
}

export type Carded = Pick<DataPage, 'dataCollectionId' | 'displayField' | 'slugField' | 'fields' | 'roles'>

const textMax = 180
/** Maximum length of a text that is read for the excerpt. */
const readMax = 2_000
/** A shorter text is a label rather than content. */
export const sentenceMin = 40

export function itemCard(item: ItemData, page: Carded, where: Where & SiteFiles): ItemCard {
  const pictures = page.roles.cover.flatMap((key) => picturesIn(item[key], where))
  return {
    id: String(item._id),
    path: itemPath(item, page),
    name: nameIn(item, page),
    text: summaryIn(item, page),
    date: dateOf(item, page, where)?.date,
    picture: pictures[0],
  }
}

/** The date of an item, and the field it is from. */
export function dateOf(item: ItemData, { roles }: Carded, where: Where): { key: string; date: NonNullable<ItemCard['date']> } | undefined {
  for (const key of roles.date) {
    const value = item[key]
    const isWritten = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    const instant = isWritten ? dateIn({ $date: value }) : dateIn(value)
    if (instant) return { key, date: { text: formatDay(instant, isWritten ? { ...where, timeZone: 'UTC' } : where), instant } }
  }
  return undefined
}

/** The first of its introductions with content; otherwise the first one. */
export function summaryIn(item: ItemData, { fields, roles }: Pick<Carded, 'fields' | 'roles'>): string {
  const texts = roles.lead
    .flatMap((key) => fields.find((field) => field.key === key) ?? [])
    .map((field) => plainIn(field, item[field.key]))
    .filter(Boolean)
  const text = texts.find(({ length }) => length >= sentenceMin) ?? texts[0] ?? ''
  return text.length <= textMax ? text : `${text.slice(0, text.lastIndexOf(' ', textMax - 1)) || text.slice(0, textMax - 1)}…`
}

function plainIn({ type }: DataField, value: unknown): string {
  const text =
    type === 'TEXT' && typeof value === 'string'
      ? value.slice(0, readMax)
      : type === 'RICH_TEXT' && typeof value === 'string'
        ? richText(value.slice(0, readMax)).map(textIn).join(' ')
        : type === 'RICH_CONTENT'
          ? richContent(value).map(textIn).join(' ').slice(0, readMax)
          : ''
  return text.replace(/\s+/g, ' ').trim()
}
