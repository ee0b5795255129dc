import type { DataPage } from '../answers.ts'
import { choiceFields, nameOf, rangeFields, type Listing } from './listing.ts'

const href = (query: URLSearchParams): string => `?${query}`

function without(query: URLSearchParams, ...names: string[]): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of ['page', ...names]) rest.delete(name)
  return rest
}

/** The same list on another page. */
export function hrefOfPage(query: URLSearchParams, page: number): string {
  const next = without(query)
  if (page > 1) next.set('page', String(page))
  return href(next)
}

/** The list without filters. The sort stays. */
export const hrefOfAll = (query: URLSearchParams): string => href(new URLSearchParams([...query].filter(([name]) => name === 'sort')))

/** An active filter, and the URL without it. */
export interface ActiveFilter {
  kind: 'words' | 'choice' | 'from' | 'to'
  /** Its field; empty for search terms. */
  key: string
  value: string
  href: string
}

export function activeFilters(
  listing: Listing,
  query: URLSearchParams,
  page: Pick<DataPage, 'fields' | 'displayField' | 'slugField'>,
): ActiveFilter[] {
  const alone = (kind: ActiveFilter['kind'], key: string, value: string, name: string): ActiveFilter => ({
    kind,
    key,
    value,
    href: href(without(query, name)),
  })
  const oneOf = (key: string, value: string): ActiveFilter => {
    const rest = without(query)
    rest.delete(nameOf(key), value)
    return { kind: 'choice', key, value, href: href(rest) }
  }
  return [
    ...(listing.words ? [alone('words', '', listing.words, 'q')] : []),
    ...choiceFields(page).flatMap(({ key }) => (listing.choices[key] ?? []).map((value) => oneOf(key, value))),
    ...rangeFields(page).flatMap(({ key }) =>
      (['from', 'to'] as const).flatMap((end) => {
        const bound = listing.ranges[key]?.[end]
        return bound === undefined ? [] : [alone(end, key, bound, nameOf(key, end))]
      }),
    ),
  ]
}

/** A form's values without empty ones, starting at the first page. */
export const hrefOfForm = (form: FormData): string =>
  href(new URLSearchParams([...form].filter(([, value]) => typeof value === 'string' && value !== '') as [string, string][]))

/** The page numbers to link: the first, the last and those around the present one. 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    return gap > 2 ? [0, number] : gap === 2 ? [number - 1, number] : [number]
  })
}
