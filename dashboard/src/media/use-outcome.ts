import { useState } from 'react'
import { useLocation } from 'react-router'

/** The result of a form until the next navigation: the router drops it when live changes load the page again. */
export function useOutcome<Data>(data: Data | undefined): Data | undefined {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, data })
  if (data !== undefined && (kept.data !== data || kept.key !== key)) setKept({ key, data })
  return data ?? (kept.key === key ? kept.data : undefined)
}

/** Counts the results of forms: the key of what each of them begins anew. */
export function useRound(outcome: unknown): number {
  const [seen, setSeen] = useState({ outcome, round: 0 })
  if (outcome === undefined || seen.outcome === outcome) return seen.round
  setSeen({ outcome, round: seen.round + 1 })
  return seen.round + 1
}
