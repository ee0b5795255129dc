import { productFileFormats, type ProductFileFormat } from '@stoa/contract/product-imports/layouts'
import type { Client } from '@stoa/sdk'
import { namesOf } from '../../kit/list/filter.ts'
import { productList } from '../product-list.ts'

type Request = Parameters<Client['productExports']['exportProducts']>[0]

/** The parameters of the list of products that say which ones it has. */
const filterNames = ['q', ...Object.entries(productList.filters).flatMap(([name, filter]) => namesOf(name, filter))]

/** The filters of a list's URL, as parameters and values. */
export const filtersIn = (query: URLSearchParams): [name: string, value: string][] =>
  filterNames.flatMap((name) => query.getAll(name).flatMap((value) => (value === '' ? [] : [[name, value] as [string, string]])))

/** The query of an export of the products that a list has; '' for all of them. */
export function exportQuery(query: URLSearchParams): string {
  const filters = filtersIn(query)
  return filters.length > 0 ? `?${new URLSearchParams(filters)}` : ''
}

/** Reads an export request from its address: the format, and the filters of the list that it was opened from. */
export function exportRequest(query: URLSearchParams): Request & { format: ProductFileFormat } {
  const format = productFileFormats.find((one) => one === query.get('format')) ?? 'STOA'
  const { filter, isNarrowed } = productList.at(query)
  return { format, ...(isNarrowed && { filter }) }
}
