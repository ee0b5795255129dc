import { useState, type ChangeEvent, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

export type OnTick = (event: ChangeEvent<HTMLInputElement>) => void

interface TickProps {
  name: string
  value: string
  text: string
  checked: boolean
  onTick: OnTick
  /** A CSS colour. */
  color?: string | undefined
  /** Unknown in lists that are too long to count. */
  count?: number | undefined
}

/** A value of a filter. */
export function Tick(props: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-soft lg:min-h-9">
      <Checkbox {...props} className="size-4.5 shrink-0" />
      <span className="min-w-0">{props.text}</span>
      <Count count={props.count} className="ms-auto" />
    </label>
  )
}

/** A colour, as the page of a product shows it. */
export function Swatch({ color, ...props }: TickProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge px-2.5 has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-disabled:cursor-default has-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Checkbox {...props} className="sr-only">
        {(isTicked) =>
          color && (
            <svg viewBox="0 0 16 16" className="size-5 shrink-0" aria-hidden="true">
              <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-edge" />
              {isTicked &&
                ['#000', '#fff'].map((ink, index) => (
                  <path key={ink} d="m4.5 8 2.5 2.5 4.5-5" fill="none" stroke={ink} strokeWidth={4 - 2 * index} />
                ))}
            </svg>
          )
        }
      </Checkbox>
      <span className="min-w-0">{props.text}</span>
      <Count count={props.count} />
    </label>
  )
}

interface CheckboxProps extends TickProps {
  className: string
  children?(isTicked: boolean): ReactNode
}

/** Checked at once, before the list has loaded; and as the URL says, also after Back. A value without products can only be unchecked. */
function Checkbox({ name, value, checked, onTick, count, className, children }: CheckboxProps) {
  const [isTicked, tick] = useSettled(checked)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    tick(event.target.checked)
    onTick(event)
  }
  return (
    <>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isTicked}
        disabled={count === 0 && !isTicked}
        onChange={change}
        className={className}
      />
      {children?.(isTicked)}
    </>
  )
}

function Count({ count, className = '' }: { count: number | undefined; className?: string }) {
  const { listing: texts } = useTexts().storefront
  if (count === undefined) return null
  return (
    <span className={`text-small text-soft tabular-nums ${className}`}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts.found(count)}</span>
    </span>
  )
}

/** The value of a field: the last input, here or in the URL. */
export function useSettled<T>(value: T): [T, (entered: T) => void] {
  const [entered, enter] = useState(value)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    enter(value)
  }
  return [entered, enter]
}
