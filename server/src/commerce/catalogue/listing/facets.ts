import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { listedMax } from '@stoa/contract/catalogue/list'
import { readChoiceKey } from './columns.ts'
import type { FacetRow } from './store.ts'

type Facets = ResponseOf<typeof catalogue.listProducts>['facets']

/** Whether a list has no products, however it is filtered. */
export const isEmptyList = (rows: readonly FacetRow[]): boolean => listRow(rows).listed === 0

/** Whether a list has more products than are counted. */
export const isTooLong = (rows: readonly FacetRow[]): boolean => listRow(rows).listed > listedMax

/** The number of products that match all filters, for a list that isn't too long. */
export const totalIn = (rows: readonly FacetRow[]): number => listRow(rows).matching

const listRow = (rows: readonly FacetRow[]): FacetRow => rows.find(({ kind }) => kind === 'list')!

export function facetsOf(rows: readonly FacetRow[]): Facets {
  const isCounted = !isTooLong(rows)
  const counted = ({ matching }: FacetRow) => (isCounted ? { count: matching } : {})
  const values = (kind: FacetRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ name: row.value!, ...counted(row) }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  const only = (kind: FacetRow['kind']): FacetRow => rows.find((row) => row.kind === kind)!
  const brands = values('brand')
  const sale = only('sale')
  return {
    options: optionsIn(rows.filter(({ kind }) => kind === 'choice')).map(({ name, choices }) => ({
      name,
      choices: choices.map(({ row, color, ...choice }) => ({
        name: choice.name,
        ...(color === undefined ? {} : { color }),
        ...counted(row),
      })),
    })),
    ribbons: values('ribbon'),
    brands: brands.length > 1 ? brands : [],
    collections: rows
      .filter(({ kind }) => kind === 'collection')
      .map((row) => ({ id: row.value!, name: row.name!, ...counted(row) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    inStock: counted(only('stock')),
    ...(sale.listed > 0 && sale.listed < listRow(rows).listed ? { onSale: counted(sale) } : {}),
  }
}

interface Choice {
  name: string
  color: string | undefined
  row: FacetRow
}

/** Options and choices in the order in which products, by their number, have them first. An option that only one product has is no useful filter. */
function optionsIn(rows: readonly FacetRow[]): { name: string; choices: Choice[] }[] {
  const found = new Map<string, { first: number; last: number; choices: (Choice & { place: number })[] }>()
  const sorted = rows.map((row) => placed(row)).toSorted((a, b) => a.row.first! - b.row.first! || a.place - b.place)
  for (const { option, ...choice } of sorted) {
    const one = found.get(option) ?? { first: choice.row.first!, last: choice.row.last!, choices: [] }
    one.last = Math.max(one.last, choice.row.last!)
    one.choices.push(choice)
    found.set(option, one)
  }
  return [...found].filter(([, { first, last }]) => last > first).map(([name, { choices }]) => ({ name, choices: sortedChoices(choices) }))
}

/** A choice with its place among the choices of its first product. */
function placed(row: FacetRow): Choice & { option: string; place: number } {
  const { option, choice } = readChoiceKey(row.value!)
  const options = (row.options ?? []).filter((one) => 'choices' in one)
  const at = options.findIndex(({ name }) => name === option)
  const place = options[at]?.choices.findIndex(({ description }) => description === choice) ?? -1
  const color = options[at]?.optionType === 'color' ? options[at].choices[place]?.value : undefined
  return { option, name: choice, color, row, place: at * 1000 + place }
}

const sortedChoices = (choices: readonly Choice[]): Choice[] =>
  choices.some(({ color }) => color !== undefined) ? choices.toSorted((a, b) => a.name.localeCompare(b.name)) : [...choices]
