import { createContext, useContext } from 'react'
import { en } from './en.ts'
import { inLanguage } from './languages.ts'

/** Everything both apps say, in one language. A new language is another object of this type: one that lacks a sentence does not compile. */
export type Texts = typeof en

const catalogues: Readonly<Record<string, Texts>> = { en }

/** The catalogue of a language, such as `en` or `en-GB`; English where there is none yet. */
export const textsOf = (language: string): Texts =>
  inLanguage(language, catalogues[language] ?? catalogues[language.split('-', 1)[0]!] ?? en)

/** Without a catalogue of its own: an app brings along the words it needs, and no others. */
export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('there is no TextsContext around this component')
  return texts
}
