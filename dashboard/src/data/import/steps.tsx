import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

type Step = 'file' | 'columns' | 'run'

interface StepsProps {
  at: Step
  /** Undefined before the import is created; `isOpen` while its columns can still be mapped. */
  importId?: string
  isOpen?: boolean
}

const order: readonly Step[] = ['file', 'columns', 'run']

/** The steps of an import; those that can be revisited are links. */
export function Steps({ at, importId, isOpen = false }: StepsProps) {
  const { steps } = useTexts().dashboard.imports
  const to: Partial<Record<Step, string>> =
    importId && isOpen ? { columns: paths.importColumns(importId), run: paths.import(importId) } : {}
  return (
    <nav aria-label={steps.label} className="mb-5">
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {order.map((step, index) => (
          <li key={step} className="flex items-center gap-2">
            <span
              aria-hidden
              className={`grid size-6 place-items-center rounded-full text-small font-semibold ${step === at ? 'bg-accent-wash text-accent-strong' : 'bg-sunken text-soft'}`}
            >
              {index + 1}
            </span>
            {step === at || to[step] === undefined ? (
              <span className={step === at ? 'font-semibold' : 'text-soft'} {...(step === at && { 'aria-current': 'step' as const })}>
                {steps[step]}
              </span>
            ) : (
              <Link to={to[step]} className="link">
                {steps[step]}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
