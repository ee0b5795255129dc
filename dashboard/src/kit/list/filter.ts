import { dayBounds } from '@stoa/ui/days'

/** The `filter` of a query. */
export type Condition = Readonly<Record<string, unknown>>

/** A field that equals the value, or a function of the value. */
type Where<Value = string> = string | ((value: Value) => Condition)

/** Facts that only the page knows, such as the currency, for labels and chips. */
export type Facts = Readonly<Record<string, string | undefined>>

/** A choice of a few values, as a menu: `?payment=PAID`. */
interface Choice<Texts> {
  kind: 'choice'
  /** Its values. By default any text is valid, and the menu offers those that have texts. */
  of?: readonly string[]
  /** The format of values that only the page knows. */
  pattern?: RegExp
  where: Where
  /** By default from `texts.filters`, by the filter's name. */
  label?: (texts: Texts) => string
  texts?: (texts: Texts) => Readonly<Record<string, string>>
  /** By default the value's text. */
  chip?: (texts: Texts, value: string, text: string) => string
}

/** A text input; without a form it is only set by links. */
interface Text<Texts> {
  kind: 'text'
  max?: number
  where: Where
  /** Its form; filters with the same form share it. */
  form?: (texts: Texts) => string
  chip: (texts: Texts, value: string) => string
}

/** A range, both ends included. */
interface Range<Texts> {
  names: readonly [string, string]
  where: string
  form: (texts: Texts) => string
  /** By default from `texts.filters`, by their names in the URL. */
  labels?: (texts: Texts, facts: Facts) => readonly [string, string]
  chip: (texts: Texts, bounds: Bounds, facts: Facts) => string
}

export interface Days<Texts> extends Range<Texts> {
  kind: 'days'
}

export interface Amounts<Texts> extends Range<Texts> {
  kind: 'amounts'
  decimals: number
  /** `12,5` is accepted too. */
  takesComma?: boolean
  /** The operand of the query. */
  bound: (amount: string) => unknown
}

/** The ends of a range as in the URL; '' for an open one. */
export type Bounds = readonly [string, string]

/** A filter of a list. */
export type Filter<Texts> = Choice<Texts> | Text<Texts> | Days<Texts> | Amounts<Texts>

/** The value of a filter in a URL; '' if it has none, or an invalid one. */
export type ValueOf<One> = One extends { names: unknown } ? Bounds : '' | (One extends { of: readonly (infer Value)[] } ? Value : string)

const textMax = 254

export const textIn = (query: URLSearchParams, name: string, max = textMax): string => (query.get(name) ?? '').trim().slice(0, max)

export const namesOf = (name: string, filter: Filter<never>): readonly string[] => ('names' in filter ? filter.names : [name])

/** The value of a filter in a URL. */
export function valueIn(query: URLSearchParams, name: string, filter: Filter<never>): string | Bounds {
  if ('names' in filter) return [partIn(query, filter.names[0], filter), partIn(query, filter.names[1], filter)]
  return partIn(query, name, filter)
}

function partIn(query: URLSearchParams, name: string, filter: Filter<never>): string {
  const text = textIn(query, name, filter.kind === 'text' ? filter.max : undefined)
  const part = filter.kind === 'amounts' && filter.takesComma ? text.replace(',', '.') : text
  return isAccepted(filter, part) ? part : ''
}

function isAccepted(filter: Filter<never>, text: string): boolean {
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

/** `12.50`, for an input's `pattern`. */
export const amountPattern = ({ decimals }: { decimals: number }): string => `\\d{1,9}([.]\\d{1,${decimals}})?`

export const isOn = (value: string | Bounds): boolean => (typeof value === 'string' ? value !== '' : value.some((bound) => bound !== ''))

/** The condition that a filter with a value adds to the query. */
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
