import { createContext, useContext } from 'react'
import type { en } from './en.ts'

/** Everything both apps say, in one language. A new language is another object of this type: one that lacks a sentence does not compile. */
export type Texts = typeof en

/** Without a catalogue of its own: an app brings along the words it needs, and no others. */
export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('there is no TextsContext around this component')
  return texts
}
