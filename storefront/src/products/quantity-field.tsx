import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useOwnError } from '@stoa/ui/own-error'
import { useTexts } from '../texts/texts.ts'
import { StepButton } from './step-button.tsx'

/** A number between two buttons; without scripts a number field alone. */
export function QuantityField({ max, start, error: fromServer }: { max: number; start: string; error: string | undefined }) {
  const { product: words } = useTexts().storefront
  const [written, write] = useState(start)
  const id = useId()
  const { error, checks, clear } = useOwnError(fromServer)
  const quantity = Math.trunc(Number(written)) || 1
  const step = (by: number): void => {
    write(String(Math.min(max, Math.max(1, quantity + by))))
    clear()
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {words.quantity}
      </label>
      <div className="flex h-12 items-center rounded-control border border-edge bg-surface">
        <StepButton text={words.fewer} disabled={quantity <= 1} onStep={() => step(-1)}>
          <Minus className="size-4" aria-hidden="true" />
        </StepButton>
        <input
          id={id}
          type="number"
          name="quantity"
          min={1}
          max={max}
          step={1}
          required
          inputMode="numeric"
          value={written}
          onChange={({ target }) => write(target.value)}
          {...checks}
          className="number-field h-full w-14 bg-transparent text-center tabular-nums"
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <StepButton text={words.more} disabled={quantity >= max} onStep={() => step(1)}>
          <Plus className="size-4" aria-hidden="true" />
        </StepButton>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
