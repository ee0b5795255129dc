import { useState, type ReactNode } from 'react'

interface RowsProps {
  title: string
  hint?: string
  /** The number of filled rows. */
  filled: number
  max: number
  children: (index: number, onFilled: (isFilled: boolean) => void) => ReactNode
}

/** Rows of choices with an empty one at the end; filling it adds another. Without scripts, the next one is added by running the query. Empty rows are
 *  ignored. */
export function Rows({ title, hint, filled, max, children }: RowsProps) {
  const [count, setCount] = useState(Math.min(filled + 1, max))
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <ol className="space-y-2">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{children(index, (isFilled) => isFilled && index === count - 1 && count < max && setCount(count + 1))}</li>
        ))}
      </ol>
      {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
    </fieldset>
  )
}
