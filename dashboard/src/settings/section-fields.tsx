import { useId, type ComponentProps, type ReactNode } from 'react'
import { Field, Select, TextArea } from '@stoa/ui/components/field'
import { useTexts } from '../texts/texts.ts'
import type { Choice } from './choices.server.ts'
import { useSection, useSectionErrors } from './section-context.ts'

interface Named {
  /** The field's path in the form: `deliveryRegions.0.name`. Its last part determines the label. */
  name: string
  value: string
  label?: string
  hint?: ReactNode
  className?: string
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Label, error and initial value of a field. The field is uncontrolled: later values are only in the browser. */
function useNamed({ name, value, label, hint, className }: Named) {
  const { sectionForm } = useTexts().dashboard
  const errors = useSectionErrors()
  return {
    name,
    label: label ?? sectionForm.fields[lastOf(name)] ?? lastOf(name),
    defaultValue: value,
    error: errors.of(name),
    ...(hint ? { hint } : {}),
    ...(className ? { className } : {}),
  }
}

type Extra = Omit<ComponentProps<'input'>, keyof Named | 'id'>

export function TextAt({ name, value, label, hint, className, ...input }: Named & Extra) {
  const named = useNamed({ name, value, ...(label ? { label } : {}), ...(hint ? { hint } : {}), ...(className ? { className } : {}) })
  return <Field {...named} {...input} />
}

export function LongTextAt({ rows = 3, maxLength, ...named }: Named & { rows?: number; maxLength: number }) {
  return <TextArea {...useNamed(named)} rows={rows} maxLength={maxLength} />
}

export function ChoiceAt({ choices, ...named }: Named & { choices: readonly Choice[] }) {
  return (
    <Select {...useNamed(named)}>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** An amount of money, as a decimal in the shop's currency. */
export function AmountAt(named: Named) {
  const { sectionForm } = useTexts().dashboard
  const { currency } = useSection()
  const label = named.label ?? sectionForm.fields[lastOf(named.name)] ?? ''
  return <TextAt {...named} label={`${label} (${currency})`} inputMode="decimal" maxLength={20} autoComplete="off" />
}

interface BareProps extends Extra {
  name: string
  value: string
  /** For screen readers: the visible label is in the column's header. */
  label: string
}

/** A field in a row of columns, with its visible label in the column's header. */
export function BareAt({ name, value, label, ...input }: BareProps) {
  const id = useId()
  const error = useSectionErrors().of(name)
  return (
    <div className="min-w-0">
      <input
        {...input}
        name={name}
        defaultValue={value}
        aria-label={label}
        className="control"
        {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      />
      {error && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface CheckProps {
  name: string
  isOn: boolean
  label: string
  hint?: string
}

/** A checkbox, which submits `on`. */
export function CheckAt({ name, isOn, label, hint }: CheckProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="on"
        defaultChecked={isOn}
        className="mt-1 size-4 shrink-0"
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

/** Country names to suggest while typing. A page renders this once, and fields refer to it by its id. */
export function CountryNames() {
  const { countries } = useSection()
  return (
    <datalist id={countryNamesId}>
      {countries.map(({ value, text }) => (
        <option key={value}>{text}</option>
      ))}
    </datalist>
  )
}

export const countryNamesId = 'country-names'
