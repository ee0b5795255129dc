import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import type { Texts } from '../texts/texts.ts'

/** Why a form of these pages was returned; for too many attempts, with the time until the next one. */
export function problemText(texts: Texts, problems: FormProblems): string {
  const seconds = problems.data.retryAfterSeconds
  if (problems.code !== 'TOO_MANY_REQUESTS' || typeof seconds !== 'number') return problemSummary(texts, problems)
  return texts.storefront.signIn.tooMany(Math.ceil(seconds / 60))
}
