import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import type { Texts } from '../texts/texts.ts'

/** What went wrong with a collection: of its place in the tree in its own words. */
export const problemTitle = (texts: Texts, problems: FormProblems): string =>
  texts.dashboard.collectionTree.problems[problems.code] ?? problemSummary(texts, problems)
