import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import type { FormProblems } from '@stoa/ui/form-problems'
import { useToast } from '../kit/toasts.tsx'
import { useTexts } from '../texts/texts.ts'
import type { BulkDone } from './change-reviews.server.ts'

type Outcome = { done?: BulkDone; problems?: FormProblems } | null

const prefix = 'decide '

/** The decision about one review. */
export const useDecision = (reviewId: string) => useFetcher<Outcome>({ key: `${prefix}${reviewId}` })

/** Announces decisions. The cards may be gone before the outcome is known, so it is kept here. */
export function Decisions() {
  const [keys, setKeys] = useState<readonly string[]>([])
  const added = useFetchers().filter(({ key }) => key.startsWith(prefix) && !keys.includes(key))
  if (added.length > 0) setKeys([...keys, ...added.map(({ key }) => key)])
  return keys.map((key) => <Announcement key={key} fetcherKey={key} />)
}

function Announcement({ fetcherKey }: { fetcherKey: string }) {
  const { bulk } = useTexts().dashboard.reviews
  const done = useFetcher<Outcome>({ key: fetcherKey }).data?.done
  const toast = useToast()
  const announce = useEffectEvent(({ verb, count }: BulkDone) => toast({ title: bulk.done[verb](count) }))
  useEffect(() => void (done && announce(done)), [done])
  return null
}
