import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'
import { eventList, isListed } from './event-list.ts'

/** Counts events since the list was loaded. The list itself only changes when the button is pressed. `newest` is the position of its first row; a reloaded
 *  list gets a new counter (by `key`). */
export function NewEvents({ newest }: { newest: number }) {
  const { events: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const { revalidate, state } = useRevalidator()
  const [count, setCount] = useState(0)
  useLive(['*'], (happened) => {
    if (happened.position > newest && isListed(eventList.at(query), happened)) setCount((before) => before + 1)
  })
  return (
    <output className="block print:hidden">
      {count > 0 && (
        <button
          type="button"
          onClick={() => void revalidate()}
          disabled={state !== 'idle'}
          className="button button-primary sticky top-2 z-20 mx-auto mb-3 flex min-h-9 rounded-full py-1 text-small"
        >
          <ArrowUp aria-hidden className="size-4" />
          {texts.newEvents(count)}
        </button>
      )}
    </output>
  )
}
