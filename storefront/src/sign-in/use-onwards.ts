import { useLocation } from 'react-router'
import { withOnwards } from './onwards.ts'

/** Another page of the sign-in that this page belongs to. */
export function useOnwards(path: string): string {
  const { search } = useLocation()
  return withOnwards(path, { searchParams: new URLSearchParams(search) })
}
