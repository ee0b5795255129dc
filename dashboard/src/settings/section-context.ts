import { createContext, useContext } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { Choice } from './choices.server.ts'
import { errorWithin, sectionError, type SectionProblems } from './section-problems.ts'

export interface SectionFacts {
  problems: SectionProblems | undefined
  countries: readonly Choice[]
  /** The currency code of the shop's prices. */
  currency: string
}

export const SectionContext = createContext<SectionFacts>({ problems: undefined, countries: [], currency: '' })

export const useSection = (): SectionFacts => useContext(SectionContext)

/** Looks up the error of a field, or the first one within a group. */
export function useSectionErrors() {
  const texts = useTexts()
  const { problems } = useSection()
  return {
    of: (name: string) => sectionError(texts, problems, name),
    within: (group: string) => errorWithin(texts, problems, group),
  }
}
