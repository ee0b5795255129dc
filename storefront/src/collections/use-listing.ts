import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { listingOf } from './listing.ts'

/** The listing of the URL; while another one is loading, that one. */
export function useListing(isSearch: boolean) {
  const [here] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOnItsWay = location?.pathname === pathname
  const query = isOnItsWay ? new URLSearchParams(location.search) : here
  return { query, listing: listingOf(query, isSearch), isOnItsWay }
}
