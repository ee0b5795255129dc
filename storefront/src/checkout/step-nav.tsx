import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import type { StepName } from './steps.ts'

/** Where one is on the way, and the way back. */
export function StepNav({ id, steps, current }: { id: string; steps: readonly StepName[]; current: StepName }) {
  const { checkout } = useTexts().storefront
  const at = steps.indexOf(current)
  return (
    <nav aria-label={checkout.progress} className="mt-4">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {steps.map((step, index) => (
          <li key={step} className="flex min-h-8 items-center gap-2">
            <span
              aria-hidden="true"
              className={`grid size-6 place-items-center rounded-full border text-small ${index <= at ? 'border-accent bg-accent text-on-accent' : 'border-edge text-soft'}`}
            >
              {index + 1}
            </span>
            {index < at ? (
              <Link to={paths.checkout(id, step)} className="link">
                {checkout.steps[step]}
              </Link>
            ) : (
              <span {...(index === at && { 'aria-current': 'step' })} className={index === at ? 'font-semibold' : 'text-soft'}>
                {checkout.steps[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
