import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SetupStep } from './setup-steps.ts'

/** What a new shop still needs. Hidden once everything is done. */
export function SetupList({ steps }: { steps: readonly SetupStep[] }) {
  const { setup } = useTexts().dashboard.today
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Card title={setup.title} detail={setup.progress(done, steps.length)}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ name, isDone, to }) => {
          const Icon = isDone ? CircleCheck : Circle
          return (
            <li key={name} className="flex items-start gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${isDone ? 'text-good' : 'text-soft'}`} />
              <span>
                <Link to={to} className={isDone ? 'text-soft hover:underline' : 'link'}>
                  {setup.steps[name]}
                </Link>
                <span className="sr-only"> ({isDone ? setup.done : setup.open})</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
