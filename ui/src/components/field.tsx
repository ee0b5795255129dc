import { useId, type ComponentProps, type ReactNode } from 'react'

interface Worded {
  label: string
  hint?: ReactNode
  /** The error of the value, as text. */
  error?: string | undefined
  /** Shown after the label of an optional field. */
  optional?: string
}

/** A labelled input. Screen readers announce its hint and error with it. */
export function Field({ label, hint, error, optional, className = '', ...input }: Worded & Omit<ComponentProps<'input'>, 'id'>) {
  const { id, described } = useDescribed({ hint, error })
  return (
    <Framed {...{ id, label, hint, error, optional, className }}>
      <input {...input} {...described} id={id} className="control" />
    </Framed>
  )
}

export function TextArea({ label, hint, error, optional, className = '', ...area }: Worded & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { id, described } = useDescribed({ hint, error })
  return (
    <Framed {...{ id, label, hint, error, optional, className }}>
      <textarea rows={3} {...area} {...described} id={id} className="control" />
    </Framed>
  )
}

export function Select({ label, hint, error, optional, className = '', ...select }: Worded & Omit<ComponentProps<'select'>, 'id'>) {
  const { id, described } = useDescribed({ hint, error })
  return (
    <Framed {...{ id, label, hint, error, optional, className }}>
      <select {...select} {...described} id={id} className="control" />
    </Framed>
  )
}

function useDescribed({ hint, error }: Pick<Worded, 'hint' | 'error'>) {
  const id = useId()
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, described: { ...(by && { 'aria-describedby': by }), ...(error && { 'aria-invalid': true as const }) } }
}

interface FramedProps {
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
  optional: string | undefined
  className: string
  children: ReactNode
}

function Framed({ id, label, hint, error, optional, className, children }: FramedProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
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
