import type { ReactNode } from 'react'

interface StepButtonProps {
  text: string
  disabled: boolean
  onStep(): void
  children: ReactNode
}

/** A button to step up or down, with an accessible name. Not shown without scripts, where it would do nothing. At the last step it keeps the focus. */
export function StepButton({ text, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button scripts-only shrink-0"
      aria-label={text}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
    >
      {children}
    </button>
  )
}
