import type { ComponentProps } from 'react'

type Look = 'primary' | 'quiet'

const looks: Readonly<Record<Look, string>> = { primary: 'button button-primary', quiet: 'button button-quiet' }

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /** The label while the form is being sent; the button is disabled then. */
  pendingText?: string | false
}

export function Button({ look = 'primary', pendingText = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} className={`${looks[look]} ${className}`} disabled={rest.disabled || pendingText !== false}>
      {pendingText || children}
    </button>
  )
}
