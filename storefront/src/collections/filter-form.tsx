import { X } from 'lucide-react'
import { useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import type { ProductFacets } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import { hrefOfAll, hrefOfForm } from './listing-links.ts'
import { isFiltered, type Listing } from './listing.ts'

export const filterFormId = 'filter'
export const filterSheetId = 'filters'

interface FilterFormProps {
  listing: Listing
  query: URLSearchParams
  facets: ProductFacets
  /** The search text, if there is one. */
  words?: string | undefined
}

/** Submits a list's form as a URL: with scripts on every change, without them with its button. */
export function useFilters(isSearch: boolean): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  return (form) => void navigate(hrefOfForm(new FormData(form), isSearch), { preventScrollReset: true })
}

/** The filters of a list: next to it on wide screens; on phones a native popover, which opens without scripts. */
export function FilterForm({ listing, query, facets, words }: FilterFormProps) {
  const { listing: texts } = useTexts().storefront
  const send = useFilters(words !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    document.getElementById(filterSheetId)?.hidePopover?.()
    send(event.currentTarget)
  }
  const tick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.form) send(target.form)
  }
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
        {words !== undefined && <input type="hidden" name="q" value={words} />}
        {listing.isDense && <input type="hidden" name="view" value="dense" />}
        <Availability listing={listing} facets={facets} onTick={tick} />
        <Prices listing={listing} />
        <FacetFields facets={facets} listing={listing} onTick={tick} />
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

type OnTick = (event: ChangeEvent<HTMLInputElement>) => void

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Checked at once, before the list has loaded; and as the URL says, also after Back. A value without products can only be unchecked. */
function Tick({ name, value, text, checked, onTick, color, count }: TickProps) {
  const { listing: texts } = useTexts().storefront
  const [isTicked, tick] = useSettled(checked)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    tick(event.target.checked)
    onTick(event)
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-soft lg:min-h-9">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isTicked}
        disabled={count === 0 && !isTicked}
        onChange={change}
        className="size-4.5 shrink-0"
      />
      {color && (
        <svg viewBox="0 0 16 16" className="size-4.5 shrink-0" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-edge" />
        </svg>
      )}
      <span className="min-w-0">{text}</span>
      {count !== undefined && (
        <span className="ms-auto text-small text-soft tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{texts.found(count)}</span>
        </span>
      )}
    </label>
  )
}

/** The value of a field: the last input, here or in the URL. */
function useSettled<T>(value: T): [T, (entered: T) => void] {
  const [entered, enter] = useState(value)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    enter(value)
  }
  return [entered, enter]
}

interface TickProps {
  name: string
  value: string
  text: string
  checked: boolean
  onTick: OnTick
  color?: string | undefined
  /** Unknown in lists that are too long to count. */
  count?: number | undefined
}

function Availability({ listing, facets, onTick }: { listing: Listing; facets: ProductFacets; onTick: OnTick }) {
  const { listing: texts } = useTexts().storefront
  return (
    <Group title={texts.availability}>
      <Tick name="stock" value="in" text={texts.inStock} checked={listing.inStock} onTick={onTick} count={facets.inStock.count} />
      {(facets.onSale || listing.onSale) && (
        <Tick name="sale" value="yes" text={texts.reduced} checked={listing.onSale} onTick={onTick} count={facets.onSale?.count} />
      )}
    </Group>
  )
}

function Prices({ listing: { priceMin, priceMax } }: { listing: Listing }) {
  const { listing: texts } = useTexts().storefront
  return (
    <div className="grid grid-cols-2 gap-3">
      <Amount label={texts.priceMin} name="min" value={priceMin} />
      <Amount label={texts.priceMax} name="max" value={priceMax} />
    </div>
  )
}

function Amount({ label, name, value }: { label: string; name: string; value: number | undefined }) {
  const [typed, type] = useSettled(value)
  return (
    <Field
      label={label}
      type="number"
      name={name}
      min={0}
      step="any"
      inputMode="decimal"
      value={typed ?? ''}
      onChange={({ target }) => type(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

type FacetValue = ProductFacets['options'][number]['choices'][number]

/** The first options, such as colour and size, are what most shoppers filter by. */
const openAtFirst = 2

function FacetFields({ facets, listing, onTick }: { facets: ProductFacets; listing: Listing; onTick: OnTick }) {
  const { listing: texts } = useTexts().storefront
  const ticks = (name: string, values: readonly FacetValue[], chosen: readonly string[]) =>
    values.map((value) => (
      <Tick
        key={value.name}
        name={name}
        value={value.name}
        text={value.name}
        color={value.color}
        count={value.count}
        checked={chosen.includes(value.name)}
        onTick={onTick}
      />
    ))
  return (
    <div className="border-b border-line">
      {facets.options.map(({ name, choices }, index) => (
        <Folded key={name} title={name} open={index < openAtFirst || name in listing.options}>
          {ticks(`option.${name}`, choices, listing.options[name] ?? [])}
        </Folded>
      ))}
      {facets.ribbons.length > 0 && (
        <Folded title={texts.ribbon} open={listing.ribbons.length > 0}>
          {ticks('ribbon', facets.ribbons, listing.ribbons)}
        </Folded>
      )}
      {facets.brands.length > 0 && (
        <Folded title={texts.brand} open={listing.brands.length > 0}>
          {ticks('brand', facets.brands, listing.brands)}
        </Folded>
      )}
    </div>
  )
}

function Folded({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="fold border-t border-line">
      <summary>{title}</summary>
      <fieldset aria-label={title} className="pb-3">
        {children}
      </fieldset>
    </details>
  )
}
