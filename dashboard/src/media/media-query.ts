import { mediaTypes, type MediaType } from '@stoa/contract/files/states'
import { sortingOf } from '../kit/list-state.ts'

const sortFields: Readonly<Record<string, string>> = { updated: 'updatedDate', name: 'displayName', size: 'sizeInBytes' }

/** The types that the library can be filtered by. */
export const listedTypes = mediaTypes.filter((type) => type !== 'UNKNOWN')

interface Listed {
  mediaTypes?: MediaType[]
  private?: boolean
  sort: { fieldName: string; order: 'ASC' | 'DESC' }
}

export interface MediaFilters {
  search: string
  /** Files with all of these. */
  labels: string[]
  listed: Listed
}

/** How many folders a list shows at first, and how many more each time. */
export const foldersStep = 200

/** How many it can show. Others are found by a search. */
export const foldersMax = 5000

/** How many folders a URL asks for. */
export function foldersWanted(query: URLSearchParams): number {
  const wanted = Number(query.get('folders'))
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, foldersStep), foldersMax) : foldersStep
}

const searchMax = 200
const labelsMax = 10
const labelMax = 200

/** The text that the URL searches for. */
export const searchIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, searchMax)

/** Whether all folders are searched. Else a folder is listed. */
export const isSearch = ({ search, labels }: Pick<MediaFilters, 'search' | 'labels'>): boolean => search !== '' || labels.length > 0

/** The filters and the sort of the library’s URL. */
export function filtersIn(query: URLSearchParams): MediaFilters {
  const types = listedTypes.filter((type) => query.getAll('type').includes(type))
  const labels = query.getAll('label').map((label) => label.trim().slice(0, labelMax))
  const visibility = query.get('visibility')
  const { key, isDown } = sortingOf(query, Object.keys(sortFields)) ?? { key: 'updated', isDown: true }
  return {
    search: searchIn(query),
    labels: [...new Set(labels.filter(Boolean))].slice(0, labelsMax),
    listed: {
      ...(types.length > 0 && types.length < listedTypes.length && { mediaTypes: types }),
      ...((visibility === 'private' || visibility === 'public') && { private: visibility === 'private' }),
      sort: { fieldName: sortFields[key]!, order: isDown ? 'DESC' : 'ASC' },
    },
  }
}
