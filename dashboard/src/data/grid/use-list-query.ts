import { useLocation, useNavigation, useSearchParams } from 'react-router'

/** The address of the list as it will be: what was asked for a moment ago, though its answer is still on its way. */
export function useListQuery(): URLSearchParams {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? new URLSearchParams(location.search) : query
}
