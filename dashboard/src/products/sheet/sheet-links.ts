import { paths } from '../../paths.ts'

/** What a filter of a list is called in the address of the spreadsheet, and its values there. Filters that mean something else are left out. */
type SharedFilters = Readonly<Record<string, { name: string; values?: Readonly<Record<string, string>> }>>

const ofProducts: SharedFilters = {
  q: { name: 'q' },
  collection: { name: 'collection' },
  visibility: { name: 'visibility' },
}

const ofStock: SharedFilters = {
  q: { name: 'q' },
  location: { name: 'location' },
  state: { name: 'stock', values: { low: 'low', out: 'out', untracked: 'untracked' } },
}

function sheetFrom(query: URLSearchParams, filters: SharedFilters): string {
  const shared = Object.entries(filters).flatMap(([from, { name, values }]): [string, string][] => {
    const value = query.get(from) ?? ''
    const meaning = values ? (values[value] ?? '') : value
    return meaning === '' ? [] : [[name, meaning]]
  })
  return shared.length > 0 ? `${paths.productSheet}?${new URLSearchParams(shared)}` : paths.productSheet
}

/** The spreadsheet of what the list of products shows. */
export const sheetFromProducts = (query: URLSearchParams): string => sheetFrom(query, ofProducts)

/** The spreadsheet of what the list of stock shows. */
export const sheetFromStock = (query: URLSearchParams): string => sheetFrom(query, ofStock)

/** The spreadsheet of some products. */
export const sheetOf = (productIds: readonly string[]): string =>
  `${paths.productSheet}?${new URLSearchParams({ products: productIds.join() })}`
