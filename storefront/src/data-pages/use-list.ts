import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { DataPage } from '../answers.ts'
import { listingOf } from './listing.ts'

/** The listing of the URL; while another one is loading, that one. */
export function useList(page: Pick<DataPage, 'fields' | 'displayField' | 'slugField' | 'listLayout'>) {
  const [here] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOnItsWay = location?.pathname === pathname
  const query = isOnItsWay ? new URLSearchParams(location.search) : here
  return { query, listing: listingOf(query, page), isOnItsWay }
}
