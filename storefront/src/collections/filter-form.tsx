import { Form, Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { useTexts } from '@stoa/ui/texts/texts'
import { isFiltered, sortNames, type Listing } from './listing.ts'

/** Sorts and filters a list, by its address. `words` is what is searched for, where something is. */
export function FilterForm({ listing, words }: { listing: Listing; words?: string }) {
  const { listing: texts } = useTexts().storefront
  return (
    <Form
      // The fields show what the address says, also after Back.
      key={JSON.stringify(listing)}
      className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3 border-y border-line py-4"
      aria-label={texts.label}
    >
      {words !== undefined && <input type="hidden" name="q" value={words} />}
      <FilterFields listing={listing} />
      <Button type="submit" look="quiet">
        {texts.apply}
      </Button>
      {isFiltered(listing) && (
        <Link to={words === undefined ? '?' : `?${new URLSearchParams({ q: words })}`} className="link flex min-h-11 items-center">
          {texts.clear}
        </Link>
      )}
    </Form>
  )
}

function FilterFields({ listing: { sort, priceMin, priceMax, inStock } }: { listing: Listing }) {
  const { listing: texts } = useTexts().storefront
  return (
    <>
      <Select label={texts.sort} name="sort" defaultValue={sort} className="w-full sm:w-48">
        {sortNames.map((name) => (
          <option key={name} value={name}>
            {texts.sorts[name]}
          </option>
        ))}
      </Select>
      <Field
        label={texts.priceMin}
        type="number"
        name="min"
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={priceMin}
        className="w-28"
      />
      <Field
        label={texts.priceMax}
        type="number"
        name="max"
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={priceMax}
        className="w-28"
      />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="stock" value="in" defaultChecked={inStock} className="size-4" />
        {texts.inStock}
      </label>
    </>
  )
}
