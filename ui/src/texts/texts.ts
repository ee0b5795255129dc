import { createContext, useContext } from 'react'
import type { problems } from './en/problems.ts'
import type { shared } from './en/shared.ts'

/** Texts that all apps share, in one language; each app's own texts are next to its pages. */
export interface Texts {
  shared: typeof shared
  problems: typeof problems
}

/** Contains no texts of its own: an app passes those it needs. */
export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('there is no TextsContext around this component')
  return texts
}
