import { createContext, useContext } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { Choice } from './choices.server.ts'
import { errorWithin, sectionError, type SectionProblems } from './section-problems.ts'

export interface SectionFacts {
  problems: SectionProblems | undefined
  countries: readonly Choice[]
  /** What the shop's prices are in. */
  currency: string
}

export const SectionContext = createContext<SectionFacts>({ problems: undefined, countries: [], currency: '' })

export const useSection = (): SectionFacts => useContext(SectionContext)

/** What is wrong with a field, or with anything within a group. */
export function useSectionErrors() {
  const texts = useTexts()
  const { problems } = useSection()
  return {
    of: (name: string) => sectionError(texts, problems, name),
    within: (group: string) => errorWithin(texts, problems, group),
  }
}
