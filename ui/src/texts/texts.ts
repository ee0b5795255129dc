import { createContext, useContext } from 'react'
import type { problems } from './en/problems.ts'
import type { shared } from './en/shared.ts'

/** What every app says, in one language; each app's own sentences stand beside its pages. */
export interface Texts {
  shared: typeof shared
  problems: typeof problems
}

/** Without a catalogue of its own: an app brings along the words it needs, and no others. */
export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('there is no TextsContext around this component')
  return texts
}
