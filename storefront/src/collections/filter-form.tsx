import { X } from 'lucide-react'
import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import type { ProductFacets } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import { hrefOfAll, hrefOfForm } from './listing-links.ts'
import { isFiltered, type Listing } from './listing.ts'
import { Swatch, Tick, useSettled, type OnTick } from './tick.tsx'

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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
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

interface FacetFieldsProps {
  facets: ProductFacets
  listing: Listing
  onTick: OnTick
}

/** The first options, such as colour and size, are what most shoppers filter by. */
const openAtFirst = 2

function FacetFields({ facets, listing, onTick }: FacetFieldsProps) {
  const { listing: texts } = useTexts().storefront
  const { collectionIds, options, ribbons, brands } = listing
  const collections = facets.collections.map(({ id, name, count }) => ({ value: id, name, count }))
  return (
    <div className="border-b border-line">
      <Facet param="collection" title={texts.collection} values={collections} chosen={collectionIds} onTick={onTick} />
      {facets.options.map(({ name, choices }, index) => (
        <Facet
          key={name}
          param={`option.${name}`}
          title={name}
          values={choices}
          chosen={options[name]}
          isOpen={index < openAtFirst}
          onTick={onTick}
        />
      ))}
      <Facet param="ribbon" title={texts.ribbon} values={facets.ribbons} chosen={ribbons} onTick={onTick} />
      <Facet param="brand" title={texts.brand} values={facets.brands} chosen={brands} onTick={onTick} />
    </div>
  )
}

interface FacetProps {
  /** Its name in the URL. */
  param: string
  title: string
  values: readonly { name: string; value?: string; color?: string | undefined; count?: number | undefined }[]
  chosen: readonly string[] | undefined
  isOpen?: boolean
  onTick: OnTick
}

/** The values of one filter, colours as swatches. */
function Facet({ param, title, values, chosen = [], isOpen = false, onTick }: FacetProps) {
  if (values.length === 0) return null
  const isColor = values.some(({ color }) => color)
  const Value = isColor ? Swatch : Tick
  return (
    <Folded title={title} open={isOpen || chosen.length > 0}>
      <div className={isColor ? 'flex flex-wrap gap-2' : ''}>
        {values.map(({ name, value = name, color, count }) => (
          <Value
            key={value}
            name={param}
            value={value}
            text={name}
            color={color}
            count={count}
            checked={chosen.includes(value)}
            onTick={onTick}
          />
        ))}
      </div>
    </Folded>
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
