import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'
import { Dropdown, dropdownItem } from './dropdown.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { withParams } from './list-state.ts'

export interface FilterOption {
  /** '' replaces “All”: what is listed without a value. */
  value: string
  text: string
}

/** A choice of a few values, as links: `?payment=PAID`. */
export function FilterMenu({ label, name, options }: { label: string; name: string; options: readonly FilterOption[] }) {
  const { anyOf } = useTexts().dashboard.kit
  const [query] = useSearchParams()
  const choices = options.some(({ value }) => value === '') ? options : [{ value: '', text: anyOf }, ...options]
  const current = choices.find(({ value }) => value === query.get(name))?.value ?? ''
  const chosen = options.find(({ value }) => value === current)
  return (
    <Dropdown
      trigger={chosen ? `${label}: ${chosen.text}` : label}
      look={`button button-quiet ${current ? 'border-accent bg-accent-wash' : ''}`}
    >
      <ul>
        {choices.map(({ value, text }) => (
          <li key={value}>
            <Link
              to={withParams(query, { [name]: value })}
              className={dropdownItem}
              preventScrollReset
              {...(current === value && { 'aria-current': 'true' as const })}
            >
              <Check aria-hidden className={`size-4 shrink-0 ${current === value ? '' : 'invisible'}`} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

interface FilterFormProps {
  label: string
  /** The parameters that its fields set. */
  names: readonly string[]
  children: ReactNode
}

/** Filters with input, such as a date range: a form with your fields in a dropdown. */
export function FilterForm({ label, names, children }: FilterFormProps) {
  const { apply } = useTexts().dashboard.kit
  const [query] = useSearchParams()
  const isOn = names.some((name) => query.get(name))
  return (
    <Dropdown trigger={label} look={`button button-quiet ${isOn ? 'border-accent bg-accent-wash' : ''}`}>
      <Form className="grid gap-3 p-2" key={names.map((name) => query.getAll(name).join()).join('|')}>
        <HiddenParams query={query} except={names} />
        {children}
        <Button type="submit" data-closes>
          {apply}
        </Button>
      </Form>
    </Dropdown>
  )
}

export interface Chip {
  /** Its parameters, which removing it clears. */
  names: readonly string[]
  text: string
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const { kit } = useTexts().dashboard
  const [query] = useSearchParams()
  if (chips.length === 0) return null
  const without = (names: readonly string[]): string => withParams(query, Object.fromEntries(names.map((name) => [name, null])))
  return (
    <ul aria-label={kit.filtersOn} className="mb-3 flex flex-wrap items-center gap-1.5 print:hidden">
      {chips.map(({ names, text }) => (
        <li key={names.join()}>
          <Link
            to={without(names)}
            aria-label={kit.removeFilter(text)}
            className="inline-flex min-h-7 items-center gap-1 rounded-full border border-line bg-surface ps-3 pe-2 text-small hover:border-edge"
          >
            {text}
            <X aria-hidden className="size-3.5 text-soft" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={without(chips.flatMap(({ names }) => names))} className="link px-2 text-small">
            {kit.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  )
}
