import { useState, type ReactNode } from 'react'

interface RowsProps {
  title: string
  hint?: string
  /** How many rows are filled. */
  filled: number
  max: number
  children: (index: number, onFilled: (isFilled: boolean) => void) => ReactNode
}

/** Rows of choices, the last of them empty: choosing something in it brings another. Without scripts that takes a run in between. An emptied row is none. */
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
