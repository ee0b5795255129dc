import { dayBounds } from '@stoa/ui/days'

/** What a query's `filter` holds. */
export type Condition = Readonly<Record<string, unknown>>

/** A field that equals the value, or what follows from it. */
type Where<Value = string> = string | ((value: Value) => Condition)

/** Facts that only the page knows, such as the currency: for labels and chips. */
export type Facts = Readonly<Record<string, string | undefined>>

/** One value out of a few, as a menu: `?payment=PAID`. */
interface Choice<Texts> {
  kind: 'choice'
  /** Its values; left out, any text is one, and the menu offers those that have texts. */
  of?: readonly string[]
  /** What a value looks like where only the page knows them all. */
  pattern?: RegExp
  where: Where
  /** `texts.filters` has it by the filter's name, where this is left out. */
  label?: (texts: Texts) => string
  texts?: (texts: Texts) => Readonly<Record<string, string>>
  /** The value's text where this is left out. */
  chip?: (texts: Texts, value: string, text: string) => string
}

/** A typed text; without a form it only comes by links. */
interface Text<Texts> {
  kind: 'text'
  max?: number
  where: Where
  /** The form it is typed into; filters that name the same share it. */
  form?: (texts: Texts) => string
  chip: (texts: Texts, value: string) => string
}

/** From … to …, both included. */
interface Range<Texts> {
  names: readonly [string, string]
  where: string
  form: (texts: Texts) => string
  /** `texts.filters` has them by their names in the address, where this is left out. */
  labels?: (texts: Texts, facts: Facts) => readonly [string, string]
  chip: (texts: Texts, bounds: Bounds, facts: Facts) => string
}

export interface Days<Texts> extends Range<Texts> {
  kind: 'days'
}

export interface Amounts<Texts> extends Range<Texts> {
  kind: 'amounts'
  decimals: number
  /** `12,5` is understood too. */
  takesComma?: boolean
  /** What the query compares with. */
  bound: (amount: string) => unknown
}

/** The ends of a range as an address has them; '' for an open one. */
export type Bounds = readonly [string, string]

/** One thing that a list can be narrowed by. */
export type Filter<Texts> = Choice<Texts> | Text<Texts> | Days<Texts> | Amounts<Texts>

/** What an address says of a filter; '' where it says nothing, or nothing it knows. */
export type ValueOf<One> = One extends { names: unknown } ? Bounds : '' | (One extends { of: readonly (infer Value)[] } ? Value : string)

const textMax = 254

export const textIn = (query: URLSearchParams, name: string, max = textMax): string => (query.get(name) ?? '').trim().slice(0, max)

export const namesOf = (name: string, filter: Filter<never>): readonly string[] => ('names' in filter ? filter.names : [name])

/** What an address says of a filter. */
export function valueIn(query: URLSearchParams, name: string, filter: Filter<never>): string | Bounds {
  if ('names' in filter) return [partIn(query, filter.names[0], filter), partIn(query, filter.names[1], filter)]
  return partIn(query, name, filter)
}

function partIn(query: URLSearchParams, name: string, filter: Filter<never>): string {
  const text = textIn(query, name, filter.kind === 'text' ? filter.max : undefined)
  const part = filter.kind === 'amounts' && filter.takesComma ? text.replace(',', '.') : text
  return isTaken(filter, part) ? part : ''
}

function isTaken(filter: Filter<never>, text: string): boolean {
  switch (filter.kind) {
    case 'text':
      return true
    case 'choice':
      return (filter.of?.includes(text) ?? true) && (filter.pattern?.test(text) ?? true)
    case 'days':
      return dayBounds(text, 'UTC') !== undefined
    case 'amounts':
      return new RegExp(`^${amountPattern(filter)}$`).test(text)
  }
}

/** `12.50`, as an input's `pattern` has it. */
export const amountPattern = ({ decimals }: { decimals: number }): string => `\\d{1,9}([.]\\d{1,${decimals}})?`

export const isOn = (value: string | Bounds): boolean => (typeof value === 'string' ? value !== '' : value.some((bound) => bound !== ''))

/** What a filter at a value adds to the query's. */
export function conditionOf(filter: Filter<never>, value: string | Bounds, timeZone: string): Condition {
  if (filter.kind === 'choice' || filter.kind === 'text') return whereIs(filter.where, value as string)
  const [from, to] = value as Bounds
  const range =
    filter.kind === 'days'
      ? { $gte: dayBounds(from, timeZone)?.from, $lt: dayBounds(to, timeZone)?.until }
      : { $gte: from && filter.bound(from), $lte: to && filter.bound(to) }
  return { [filter.where]: Object.fromEntries(Object.entries(range).filter(([, bound]) => bound !== undefined && bound !== '')) }
}

const whereIs = (where: Where, value: string): Condition => (typeof where === 'string' ? { [where]: value } : where(value))
