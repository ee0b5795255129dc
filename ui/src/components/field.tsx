import { useId, type ComponentProps, type InputEvent, type ReactNode } from 'react'
import { useOwnError } from '../own-error.ts'

interface Worded {
  label: string
  /** Only screen readers announce the label. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** The error of the value, as text. */
  error?: string | undefined
  /** Shown after the label of an optional field. */
  optional?: string
}

/** A labelled input. Screen readers announce its hint and error with it. What the browser finds wrong is shown as its error too. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error: fromServer,
  optional,
  className = '',
  ...input
}: Worded & Omit<ComponentProps<'input'>, 'id'>) {
  const { id, error, props } = useControl({ hint, fromServer, onInput: input.onInput })
  return (
    <Framed {...{ id, label, isLabelHidden, hint, error, optional, className }}>
      <input {...input} {...props} id={id} className="control" />
    </Framed>
  )
}

export function TextArea({
  label,
  isLabelHidden,
  hint,
  error: fromServer,
  optional,
  className = '',
  ...area
}: Worded & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { id, error, props } = useControl({ hint, fromServer, onInput: area.onInput })
  return (
    <Framed {...{ id, label, isLabelHidden, hint, error, optional, className }}>
      <textarea rows={3} {...area} {...props} id={id} className="control" />
    </Framed>
  )
}

export function Select({
  label,
  isLabelHidden,
  hint,
  error: fromServer,
  optional,
  className = '',
  ...select
}: Worded & Omit<ComponentProps<'select'>, 'id'>) {
  const { id, error, props } = useControl({ hint, fromServer, onInput: select.onInput })
  return (
    <Framed {...{ id, label, isLabelHidden, hint, error, optional, className }}>
      <select {...select} {...props} id={id} className="control" />
    </Framed>
  )
}

interface ControlFacts<E> {
  hint: ReactNode
  fromServer: string | undefined
  onInput: ((event: InputEvent<E>) => void) | undefined
}

function useControl<E extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>({ hint, fromServer, onInput }: ControlFacts<E>) {
  const id = useId()
  const { error, checks } = useOwnError(fromServer)
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const described = { ...(by && { 'aria-describedby': by }), ...(error && { 'aria-invalid': true as const }) }
  const input = (event: InputEvent<E>): void => {
    checks.onInput(event)
    onInput?.(event)
  }
  return { id, error, props: { ...described, onInvalid: checks.onInvalid, onInput: input } }
}

interface FramedProps {
  id: string
  label: string
  isLabelHidden: boolean | undefined
  hint: ReactNode
  error: string | undefined
  optional: string | undefined
  className: string
  children: ReactNode
}

function Framed({ id, label, isLabelHidden, hint, error, optional, className, children }: FramedProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block font-medium'}>
        {label}
        {optional && <span className="font-normal text-soft"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
