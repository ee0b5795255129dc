import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { DataPage } from '../answers.ts'
import { listingOf } from './listing.ts'

/** What the address asks for; while another list of this page is on its way, that one. */
export function useList(page: Pick<DataPage, 'fields' | 'displayField' | 'slugField'>) {
  const [here] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOnItsWay = location?.pathname === pathname
  const query = isOnItsWay ? new URLSearchParams(location.search) : here
  return { query, listing: listingOf(query, page), isOnItsWay }
}
