import { X } from 'lucide-react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import type { DataField } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import type { Facet } from './facets.server.ts'
import { fieldName, type ListPage } from './list-view.ts'
import { hrefOfAll, hrefOfForm } from './listing-links.ts'
import { isDay, isFiltered, nameOf, rangeFields, type Listing } from './listing.ts'

export const filterFormId = 'filter'
export const filterSheetId = 'filters'

interface FilterFormProps {
  page: ListPage
  listing: Listing
  query: URLSearchParams
  facets: readonly Facet[]
}

/** Submits a list's form as a URL: with scripts on every change, without them with its button. */
export function useSending(): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  return (form) => void navigate(hrefOfForm(new FormData(form)), { preventScrollReset: true })
}

/** The filters of a list: next to it on wide screens; on phones a native popover, which opens without scripts. */
export function FilterForm({ page, listing, query, facets }: FilterFormProps) {
  const { dataPages: texts } = useTexts().storefront
  const send = useSending()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    document.getElementById(filterSheetId)?.hidePopover?.()
    send(event.currentTarget)
  }
  const ranges = rangeFields(page)
  return (
    <section id={filterSheetId} popover="auto" aria-label={texts.filters} className="sheet beside">
      <div className="flex items-center justify-between py-2 ps-5 pe-2 lg:hidden">
        <p className="text-title font-semibold">{texts.filters}</p>
        <button type="button" popoverTarget={filterSheetId} popoverTargetAction="hide" className="icon-button" aria-label={texts.close}>
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      <Form
        id={filterFormId}
        onSubmit={submit}
        aria-label={texts.label}
        className="space-y-5 overflow-y-auto px-5 pb-6 lg:overflow-visible lg:p-0"
      >
        <Field
          key={listing.words}
          label={texts.words}
          type="search"
          name="q"
          defaultValue={listing.words}
          maxLength={100}
          autoComplete="off"
        />
        {(facets.length > 0 || ranges.length > 0) && (
          <div className="border-b border-line">
            {facets.map((facet) => (
              <Choices key={facet.key} facet={facet} title={fieldName(page, facet.key)} chosen={listing.choices[facet.key]} send={send} />
            ))}
            {ranges.map((field) => (
              <Between key={field.key} field={field} range={listing.ranges[field.key]} title={fieldName(page, field.key)} />
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="quiet">
            {texts.apply}
          </Button>
          {isFiltered(listing) && (
            <Link to={hrefOfAll(query)} preventScrollReset className="link flex min-h-11 items-center">
              {texts.clear}
            </Link>
          )}
        </div>
      </Form>
    </section>
  )
}

interface ChoicesProps {
  facet: Facet
  title: string
  chosen: readonly string[] | undefined
  send: (form: HTMLFormElement) => void
}

function Choices({ facet: { key, kind, values }, title, chosen = [], send }: ChoicesProps) {
  const { dataPages: texts } = useTexts().storefront
  const [wasChosen] = useState(chosen.length > 0)
  return (
    <details open={wasChosen} className="fold border-t border-line">
      <summary>{title}</summary>
      <fieldset aria-label={title} className="pb-3">
        {values.map(({ value, name, count }) => (
          <Tick
            key={value}
            name={nameOf(key)}
            value={value}
            text={kind === 'yesNo' ? (value === 'true' ? texts.yes : texts.no) : name}
            count={count}
            checked={chosen.includes(value)}
            send={send}
          />
        ))}
      </fieldset>
    </details>
  )
}

interface TickProps {
  name: string
  value: string
  text: string
  count: number
  checked: boolean
  send: (form: HTMLFormElement) => void
}

/** Checked at once, before the list has loaded; and as the URL says, also after Back. */
function Tick({ name, value, text, count, checked, send }: TickProps) {
  const [isTicked, tick] = useState(checked)
  const [before, setBefore] = useState(checked)
  if (checked !== before) {
    setBefore(checked)
    tick(checked)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    tick(target.checked)
    if (target.form) send(target.form)
  }
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
      <input type="checkbox" name={name} value={value} checked={isTicked} onChange={change} className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <bdi>{text}</bdi>
      </span>
      <span className="ms-auto ps-2 text-small text-soft tabular-nums">{count}</span>
    </label>
  )
}

interface BetweenProps {
  field: DataField
  range: { from?: string; to?: string } | undefined
  title: string
}

function Between({ field, range, title }: BetweenProps) {
  const { dataPages: texts } = useTexts().storefront
  const [wasSaid] = useState(range !== undefined)
  const entry = isDay(field) ? { type: 'date' } : ({ type: 'number', step: 'any', inputMode: 'decimal' } as const)
  return (
    <details open={wasSaid} className="fold border-t border-line">
      <summary>{title}</summary>
      <div className="grid gap-3 pb-4">
        <Field
          key={`from ${range?.from}`}
          label={texts.from(title)}
          {...entry}
          name={nameOf(field.key, 'from')}
          defaultValue={range?.from}
        />
        <Field key={`to ${range?.to}`} label={texts.to(title)} {...entry} name={nameOf(field.key, 'to')} defaultValue={range?.to} />
      </div>
    </details>
  )
}
