import { formatDay, formatInstant, type Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import { richText, type RichNode } from '@stoa/ui/rich-text'
import type { DataField, DataPage, ItemData } from '../answers.ts'
import { addressLines } from './address-lines.ts'
import { itemPath } from './item-address.ts'
import { fileAddress, picturesIn, videoIdIn, type ItemPicture, type SiteFiles } from './pictures.ts'
import { bounded, ordered, richContent } from './rich-content.ts'
import { linkText, safeLink } from './safe-link.ts'

/** A referenced item; without a path it has no page. */
export interface NamedLink {
  name: string
  path?: string
  picture?: ItemPicture
}

/** A value as a page displays it, by the type of its field. Formatting is done on the server. */
export type FieldView =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'rich'; nodes: RichNode[] }
  | { kind: 'yesNo'; isYes: boolean }
  | { kind: 'date'; text: string; instant: string }
  | { kind: 'link'; href: string; text: string }
  | { kind: 'pictures'; pictures: ItemPicture[] }
  | { kind: 'list'; texts: string[] }
  | { kind: 'facts'; facts: { name: string; text: string }[] }
  | { kind: 'references'; links: NamedLink[] }

/** The context of a value. */
export interface Around extends Where, SiteFiles {
  references: DataPage['references']
}

const textMax = 20_000
const listMax = 100

/** Undefined if there is nothing to show. */
export function fieldView(field: DataField, value: unknown, around: Around): FieldView | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return (byType[field.type] ?? anything)(value, around, field)
}

type FieldPresenter = (value: unknown, around: Around, field: DataField) => FieldView | undefined

const anything: FieldPresenter = (value, around, field) => {
  const date = dateIn(value)
  if (date) return { kind: 'date', text: formatInstant(date, around), instant: date }
  if (typeof value === 'boolean') return { kind: 'yesNo', isYes: value }
  if (Array.isArray(value)) return list(value, around)
  return typeof value === 'object' ? facts(value, around, field) : textView(value, around)
}

function textView(value: unknown, { locale }: Where): FieldView | undefined {
  if (typeof value === 'number')
    return { kind: 'text', text: numberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'min2' }).format(value) }
  return typeof value === 'string' ? { kind: 'text', text: value.slice(0, textMax) } : undefined
}

function list(value: readonly unknown[], around: Around): FieldView | undefined {
  const texts = value.slice(0, listMax).flatMap((one) => plainly(one, around))
  return texts.length > 0 ? { kind: 'list', texts } : undefined
}

/** A value within another one, on one line. */
function plainly(value: unknown, around: Around): string[] {
  const date = dateIn(value)
  if (date) return [formatInstant(date, around)]
  const view = textView(value, around)
  return view?.kind === 'text' && view.text ? [view.text] : []
}

const facts: FieldPresenter = (value, around) => {
  const found = Object.entries(value as object)
    .slice(0, listMax)
    .flatMap(([name, one]) => plainly(one, around).map((text) => ({ name, text })))
  return found.length > 0 ? { kind: 'facts', facts: found } : undefined
}

/** The instant of a date in an item. */
export function dateIn(value: unknown): string | undefined {
  const date = typeof value === 'object' && value !== null ? (value as { $date?: unknown }).$date : undefined
  return typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? date : undefined
}

const day: FieldPresenter = (value, around, field) => {
  const written = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  if (!Number.isNaN(written))
    return { kind: 'date', text: formatDay(new Date(written).toISOString(), { ...around, timeZone: 'UTC' }), instant: String(value) }
  const instant = dateIn(value) ?? (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? dateIn({ $date: value }) : undefined)
  if (!instant) return anything(value, around, field)
  const format = field.type === 'DATE' ? formatDay : formatInstant
  return { kind: 'date', text: format(instant, around), instant }
}

const rich = (nodes: RichNode[]): FieldView | undefined => (nodes.length > 0 ? { kind: 'rich', nodes } : undefined)

const link: FieldPresenter = (value, around, field) => {
  const href = safeLink(field.type === 'EMAIL' && typeof value === 'string' ? `mailto:${value}` : value)
  return href ? { kind: 'link', href, text: linkText(href) } : anything(value, around, field)
}

const pictures: FieldPresenter = (value, around) => {
  const found = picturesIn(value, around)
  return found.length > 0 ? { kind: 'pictures', pictures: found } : undefined
}

/** A file that isn't displayed: its name, with a link if it has a web URL. */
const file: FieldPresenter = (value, around, field) => {
  const address = fileAddress(value)
  const [, name] = /^wix:(?:document|video|audio|vector):\/\/v1\/[^/]+\/([^#]+)/.exec(String(address)) ?? []
  return name ? { kind: 'text', text: name } : link(address, around, field)
}

/** A video of this site that visitors can't see is left out. */
const video: FieldPresenter = (value, around, field) => {
  const id = videoIdIn(String(fileAddress(value)), around.baseUrl)
  return id === undefined || around.publicPaths.has(id) ? file(value, around, field) : undefined
}

const address: FieldPresenter = (value) => {
  const lines = addressLines(value)
  return lines.length > 0 ? { kind: 'lines', lines } : undefined
}

interface IncludedItems {
  of: DataPage['references'][number]
  items: ItemData[]
}

/** Included references, and their collection. Those that couldn't be included are left out. */
export function includedItems({ typeMetadata }: DataField, value: unknown, references: DataPage['references']): IncludedItems | undefined {
  const target = typeMetadata?.reference?.referencedCollectionId ?? typeMetadata?.multiReference?.referencedCollectionId
  const of = references.find(({ dataCollectionId }) => dataCollectionId === target)
  const items = (Array.isArray(value) ? value : [value]).filter(
    (one): one is ItemData => typeof one === 'object' && one !== null && '_id' in one,
  )
  return of && items.length > 0 ? { of, items } : undefined
}

const references: FieldPresenter = (value, around, field) => {
  const included = includedItems(field, value, around.references)
  if (!included) return undefined
  const { of, items } = included
  const links = items.map((item): NamedLink => {
    const [picture] = of.cover.flatMap((key) => picturesIn(item[key], around))
    return { name: nameIn(item, of), ...(of.hasPages && { path: itemPath(item, of) }), ...(picture && { picture }) }
  })
  return { kind: 'references', links }
}

const nameMax = 300

/** The name of an item. */
export function nameIn(item: ItemData, { displayField }: { displayField?: string | undefined }): string {
  const name = displayField === undefined ? undefined : item[displayField]
  return typeof name === 'string' && name.trim()
    ? name.trim().slice(0, nameMax)
    : typeof name === 'number'
      ? String(name)
      : String(item._id)
}

const byType: Partial<Record<DataField['type'], FieldPresenter>> = {
  RICH_TEXT: (value) => (typeof value === 'string' ? rich(ordered(bounded(richText(value)))) : undefined),
  RICH_CONTENT: (value) => rich(ordered(bounded(richContent(value)))),
  DATE: day,
  DATETIME: day,
  TIME: (value) => (typeof value === 'string' ? { kind: 'text', text: value.replace(/^(\d{2}:\d{2}):00(?:\.0+)?$/, '$1') } : undefined),
  URL: link,
  EMAIL: link,
  PAGE_LINK: link,
  IMAGE: pictures,
  MEDIA_IMAGE: pictures,
  MEDIA_VECTOR_ART: pictures,
  MEDIA_GALLERY: pictures,
  VIDEO: video,
  AUDIO: file,
  DOCUMENT: file,
  ARRAY_DOCUMENT: (value, around, field) =>
    Array.isArray(value)
      ? list(
          value.map((one) => nameOfFile(one, around, field)),
          around,
        )
      : undefined,
  ADDRESS: address,
  REFERENCE: references,
  MULTI_REFERENCE: references,
}

export const isPictureType = (type: DataField['type']): boolean => byType[type] === pictures

function nameOfFile(value: unknown, around: Around, field: DataField): string | undefined {
  const view = file(value, around, field)
  return view?.kind === 'text' || view?.kind === 'link' ? view.text : undefined
}
