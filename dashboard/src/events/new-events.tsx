import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'
import { eventList, isListed } from './event-list.ts'

/** The number of events since the list was loaded, as a button that loads them; rows never move by themselves. `newest` is the highest position in the
 *  list. A reloaded list has another key. */
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
