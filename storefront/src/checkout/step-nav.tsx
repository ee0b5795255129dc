import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { StepName } from './steps.ts'

/** The steps of the checkout, with links to completed ones. */
export function StepNav({ id, steps, current }: { id: string; steps: readonly StepName[]; current: StepName }) {
  const { checkout } = useTexts().storefront
  const at = steps.indexOf(current)
  return (
    <nav aria-label={checkout.progress} className="mt-5">
      <ol className="grid auto-cols-fr grid-flow-col gap-2">
        {steps.map((step, index) => (
          <li key={step} className={`min-w-0 border-t-4 pt-2 text-small ${index <= at ? 'border-accent' : 'border-line'}`}>
            {index < at ? (
              <Link to={paths.checkout(id, step)} className="link flex min-h-8 items-start gap-1.5 wrap-anywhere">
                <Check className="mt-1 size-3.5 shrink-0" aria-hidden="true" strokeWidth={3} />
                {checkout.steps[step]}
              </Link>
            ) : (
              <span
                {...(index === at && { 'aria-current': 'step' })}
                className={`block min-h-8 wrap-anywhere ${index === at ? 'font-semibold' : 'text-soft'}`}
              >
                {checkout.steps[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
