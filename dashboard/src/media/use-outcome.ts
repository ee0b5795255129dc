import { useState } from 'react'
import { useLocation } from 'react-router'

/** The result of a form until the next navigation: the router drops it when live changes load the page again. */
export function useOutcome<Data>(data: Data | undefined): Data | undefined {
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, data })
  if (data !== undefined && (kept.data !== data || kept.key !== key)) setKept({ key, data })
  return data ?? (kept.key === key ? kept.data : undefined)
}
