import type { ReactNode } from 'react'

interface StepButtonProps {
  text: string
  disabled: boolean
  onStep(): void
  children: ReactNode
}

/** One more or one fewer, or the next of a row: a sign with a name. Without scripts it could do nothing, so it is not there. */
export function StepButton({ text, disabled, onStep, children }: StepButtonProps) {
  return (
    <button type="button" className="icon-button scripts-only shrink-0" aria-label={text} disabled={disabled} onClick={onStep}>
      {children}
    </button>
  )
}
