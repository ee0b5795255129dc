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

/** The filters and the sort of the library’s URL. */
export function filtersIn(query: URLSearchParams): { search: string; listed: Listed } {
  const type = listedTypes.find((one) => one === query.get('type'))
  const visibility = query.get('visibility')
  const { key, isDown } = sortingOf(query, Object.keys(sortFields)) ?? { key: 'updated', isDown: true }
  return {
    search: (query.get('q') ?? '').trim().slice(0, 200),
    listed: {
      ...(type && { mediaTypes: [type] }),
      ...((visibility === 'private' || visibility === 'public') && { private: visibility === 'private' }),
      sort: { fieldName: sortFields[key]!, order: isDown ? 'DESC' : 'ASC' },
    },
  }
}
