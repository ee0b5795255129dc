import { Check } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'
import type { TimelineEntry } from './order-view.ts'

const marks: Readonly<Record<TimelineEntry['state'], string>> = {
  done: 'border-good bg-good text-surface',
  now: 'border-accent bg-accent-wash',
  coming: 'border-edge bg-surface',
}

/** The progress of an order: completed steps, and pending ones. */
export function TimelineList({ steps }: { steps: readonly TimelineEntry[] }) {
  const { order } = useTexts().storefront
  return (
    <ol aria-label={order.timeline}>
      {steps.map(({ name, state, date }, index) => (
        <li key={`${name} ${index}`} {...(state === 'now' && { 'aria-current': 'step' })} className="group/step flex gap-4">
          <span aria-hidden="true" className="flex flex-col items-center">
            <span className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${marks[state]}`}>
              {state === 'done' && <Check className="size-3.5" strokeWidth={3.5} />}
            </span>
            <span className="w-0.5 grow bg-line group-last/step:hidden" />
          </span>
          <span className="min-w-0 pb-5 group-last/step:pb-0">
            <span className={`block ${state === 'now' ? 'font-semibold' : ''} ${state === 'coming' ? 'text-soft' : ''}`}>
              {order.steps[name]}
            </span>
            {date && <span className="block text-small text-soft tabular-nums">{date}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
