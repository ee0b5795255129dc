import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { FilterForm, FilterMenu, type Chip, type FilterOption } from '../kit/filters.tsx'
import { SearchBox } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { listingOf, stockStates, visibilities } from './listing.ts'

interface ProductFiltersProps {
  collections: readonly FilterOption[]
  currency: string
}

/** What narrows the list of products. */
export function ProductFilters({ collections, currency }: ProductFiltersProps) {
  const { filters, stockStates: states, visibility } = useTexts().dashboard.products
  const [query] = useSearchParams()
  const { min, max } = listingOf(query)
  return (
    <>
      <SearchBox label={filters.search} />
      {collections.length > 0 && <FilterMenu label={filters.collection} name="collection" options={collections} />}
      <FilterMenu label={filters.stock} name="stock" options={stockStates.map((value) => ({ value, text: states[value] }))} />
      <FilterMenu
        label={filters.visibility}
        name="visibility"
        options={visibilities.map((value) => ({ value, text: visibility[value] }))}
      />
      <FilterForm label={filters.price} names={['min', 'max']}>
        <Field label={filters.min(currency)} name="min" inputMode="decimal" defaultValue={min} />
        <Field label={filters.max(currency)} name="max" inputMode="decimal" defaultValue={max} />
      </FilterForm>
    </>
  )
}

/** The filters that are on, in words. */
export function useProductChips(collections: readonly FilterOption[]): Chip[] {
  const { chips, stockStates: states, visibility: visibilityNames } = useTexts().dashboard.products
  const [query] = useSearchParams()
  const { words, collectionId, stock, visibility, min, max } = listingOf(query)
  const collection = collections.find(({ value }) => value === collectionId)
  return [
    ...(words ? [{ names: ['q'], text: chips.words(words) }] : []),
    ...(collectionId ? [{ names: ['collection'], text: chips.collection(collection?.text ?? collectionId) }] : []),
    ...(stock ? [{ names: ['stock'], text: states[stock] }] : []),
    ...(visibility ? [{ names: ['visibility'], text: visibilityNames[visibility] }] : []),
    ...(min || max ? [{ names: ['min', 'max'], text: chips.price(min, max) }] : []),
  ]
}
