import type { ComponentProps } from 'react'

type Look = 'primary' | 'quiet'

const looks: Readonly<Record<Look, string>> = { primary: 'button button-primary', quiet: 'button button-quiet' }

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /** What the button says while its form is on its way; it cannot be pressed meanwhile. */
  pendingText?: string | false
}

export function Button({ look = 'primary', pendingText = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} className={`${looks[look]} ${className}`} disabled={rest.disabled || pendingText !== false}>
      {pendingText || children}
    </button>
  )
}
