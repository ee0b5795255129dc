import { relativePath } from '@stoa/ui/relative-path'
import { paths } from '../paths.ts'

/** Parameters that the sign-in pages pass on: the shop's page to return to, or an app's redirect session. */
const handedOn = ['next', 'session'] as const

/** Where a sign-in returns to: a page of this shop (threat X03). */
export const nextIn = ({ searchParams }: Pick<URL, 'searchParams'>): string => relativePath(searchParams.get('next'), paths.account)

/** Another page of the same sign-in. */
export function withOnwards(path: string, { searchParams }: Pick<URL, 'searchParams'>): string {
  const query = new URLSearchParams()
  for (const name of handedOn) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
