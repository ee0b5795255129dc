import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'

/** The address of the list including a pending navigation. */
export function useListQuery(): URLSearchParams {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? new URLSearchParams(location.search) : query
}

type Change = (query: URLSearchParams) => Record<string, string>

/** Changes the address of the list, based on the latest request: a second click may come before the first one is rendered. */
export function useListChange(): (change: Change) => void {
  const query = useListQuery()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const { key, search } = useLocation()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (state === 'idle' || search === asked.current) asked.current = undefined
  }, [state, key, search])
  return (change) => {
    const from = asked.current === undefined ? query : new URLSearchParams(asked.current)
    const to = withParams(from, change(from))
    asked.current = to
    void navigate(to, { flushSync: true, preventScrollReset: true })
  }
}
