import { isRefusal } from '@stoa/ui/refusal'

/** Nothing for a file that doesn’t exist. */
export function ifMissing(error: unknown): undefined {
  if (!isRefusal(error) || error.status !== 404) throw error
}
