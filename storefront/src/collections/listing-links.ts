import { pagesTogether, type Listing } from './listing.ts'

const href = (query: URLSearchParams): string => `?${query}`

function without(query: URLSearchParams, ...names: string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest
}

/** The same list on another page. */
export function hrefOfPage(query: URLSearchParams, page: number): string {
  const next = without(query, 'from', 'page')
  if (page > 1) next.set('page', String(page))
  return href(next)
}

/** The same list with its next page appended, or the next page alone if there are enough already. */
export function hrefOfMore(query: URLSearchParams, { from, page }: Pick<Listing, 'from' | 'page'>): string {
  if (page - from + 1 >= pagesTogether) return hrefOfPage(query, page + 1)
  const next = without(query, 'from', 'page')
  next.set('from', String(from))
  next.set('page', String(page + 1))
  return href(next)
}

/** The same list with pictures of another size. */
export function hrefOfDensity(query: URLSearchParams, isDense: boolean): string {
  const next = without(query, 'view')
  if (isDense) next.set('view', 'dense')
  return href(next)
}

/** An active filter, and the URL without it. */
export interface ActiveFilter {
  kind: 'min' | 'max' | 'stock' | 'sale' | 'collection' | 'value'
  /** Its label: an amount, a ribbon, a choice; of a collection its ID. */
  text: string
  href: string
}

export function activeFilters(listing: Listing, query: URLSearchParams): ActiveFilter[] {
  const rest = without(query, 'from', 'page')
  const alone = (kind: ActiveFilter['kind'], name: string, text: string) => ({ kind, text, href: href(without(rest, name)) })
  const oneOf = (name: string, text: string, kind: ActiveFilter['kind'] = 'value'): ActiveFilter => {
    const next = new URLSearchParams(rest)
    next.delete(name, text)
    return { kind, text, href: href(next) }
  }
  return [
    ...(listing.priceMin === undefined ? [] : [alone('min', 'min', String(listing.priceMin))]),
    ...(listing.priceMax === undefined ? [] : [alone('max', 'max', String(listing.priceMax))]),
    ...(listing.inStock ? [alone('stock', 'stock', '')] : []),
    ...(listing.onSale ? [alone('sale', 'sale', '')] : []),
    ...listing.collectionIds.map((id) => oneOf('collection', id, 'collection')),
    ...listing.ribbons.map((ribbon) => oneOf('ribbon', ribbon)),
    ...listing.brands.map((brand) => oneOf('brand', brand)),
    ...Object.entries(listing.options).flatMap(([option, choices]) => choices.map((choice) => oneOf(`option.${option}`, choice))),
  ]
}

const retainedParams = new Set(['q', 'sort', 'view'])

/** The list without filters. Search text and sort stay. */
export const hrefOfAll = (query: URLSearchParams): string =>
  href(new URLSearchParams([...query].filter(([name]) => retainedParams.has(name))))

/** A form's values without empty ones, starting at the first page. */
export function hrefOfForm(form: FormData, isSearch: boolean): string {
  const usual = isSearch ? 'best' : 'own'
  const said = [...form].filter(([name, value]) => typeof value === 'string' && value !== '' && !(name === 'sort' && value === usual))
  return href(new URLSearchParams(said as [string, string][]))
}
