import { Link } from 'react-router'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Import } from './import-view.ts'
import { mayImport } from './may-import.ts'

type Step = 'file' | 'columns' | 'run'

interface StepsProps {
  at: Step
  /** Undefined before the import is created. */
  one?: Pick<Import, 'id' | 'target' | 'status'>
}

const order: readonly Step[] = ['file', 'columns', 'run']

/** The steps of an import; those that can be revisited are links. */
export function Steps({ at, one }: StepsProps) {
  const { steps } = useTexts().dashboard.imports
  const may = useMay()
  const to: Partial<Record<Step, string>> =
    one?.status === 'READY' && mayImport(may, one.target) ? { columns: paths.importColumns(one), run: paths.import(one) } : {}
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
