import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { addedParam, listingOf } from './listing.ts'

/** The listing of the URL; while another one is loading, that one. */
export function useListing(isSearch: boolean) {
  const [all] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOnItsWay = location?.pathname === pathname
  const query = new URLSearchParams(isOnItsWay ? location.search : all)
  // No link of the list repeats its message.
  query.delete(addedParam)
  return { query, listing: listingOf(query, isSearch), isOnItsWay, hasAdded: all.has(addedParam) }
}
