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
export function Field(props: Worded & Omit<ComponentProps<'input'>, 'id'>) {
  const { frame, control } = useFrame(props)
  return (
    <Framed {...frame}>
      <input {...control} />
    </Framed>
  )
}

export function TextArea(props: Worded & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { frame, control } = useFrame(props)
  return (
    <Framed {...frame}>
      <textarea rows={3} {...control} />
    </Framed>
  )
}

export function Select(props: Worded & Omit<ComponentProps<'select'>, 'id'>) {
  const { frame, control } = useFrame(props)
  return (
    <Framed {...frame}>
      <select {...control} />
    </Framed>
  )
}

interface Framable<E> extends Worded {
  className?: string | undefined
  onInput?: ((event: InputEvent<E>) => void) | undefined
}

/** The properties of a field: those of its frame, and those of its control. */
function useFrame<E extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, Props extends Framable<E>>(
  props: Props & Framable<E>,
) {
  const { label, isLabelHidden, hint, error: fromServer, optional, className = '', ...rest } = props
  const id = useId()
  const { error, checks } = useOwnError(fromServer)
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const described = { ...(by && { 'aria-describedby': by }), ...(error && { 'aria-invalid': true as const }) }
  const onInput = (event: InputEvent<E>): void => {
    checks.onInput(event)
    props.onInput?.(event)
  }
  return {
    frame: { id, label, isLabelHidden, hint, error, optional, className },
    control: { ...rest, ...described, onInvalid: checks.onInvalid, onInput, id, className: 'control' },
  }
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
