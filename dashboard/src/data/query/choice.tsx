import { useId, type ComponentProps, type ReactNode } from 'react'
import { useProblem } from './use-problem.ts'

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id'> {
  /** The accessible label; the visible one is the title of the rows. */
  label: string
  /** The name of its form control, as problems refer to it. */
  place: string
  children: ReactNode
}

/** A select in a row of choices, with its problem below. */
export function Choice({ label, place, children, className = '', ...select }: ChoiceProps) {
  const id = useId()
  const problem = useProblem(place)
  return (
    <div className={`min-w-0 ${className}`}>
      <select
        {...select}
        aria-label={label}
        className="control"
        {...(problem && { 'aria-invalid': true as const, 'aria-describedby': id })}
      >
        {children}
      </select>
      {problem && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
