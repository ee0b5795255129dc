import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { ColumnPicker } from '../kit/column-picker.tsx'
import type { Column } from '../kit/columns.ts'
import { FilterChips, FilterForm, FilterMenu, type Chip, type FilterOption } from '../kit/filters.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { eventListing } from './event-listing.ts'
import type { EventRow } from './event-row.ts'
import { entityName, happeningName } from './event-words.ts'

/** What narrows the log, and what it is narrowed by. */
export function EventFilters({ columns }: { columns: readonly Column<EventRow>[] }) {
  const { events: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const { entity, slug, actor, from, until } = eventListing(query)
  const chips: Chip[] = [
    ...(entity ? [{ names: ['entity'], text: entityName(words, entity) }] : []),
    ...(slug ? [{ names: ['slug'], text: happeningName(words, slug) }] : []),
    ...(actor ? [{ names: ['actor'], text: words.actors[actor] ?? actor }] : []),
    ...(from || until ? [{ names: ['from', 'until'], text: words.dateChip(from, until) }] : []),
  ]
  return (
    <>
      <Toolbar end={<ColumnPicker columns={columns} />}>
        <SearchBox label={words.search} />
        <FilterMenu label={words.entity} name="entity" options={optionsOf(words.entities)} />
        <FilterMenu label={words.happening} name="slug" options={optionsOf(words.happenings)} />
        <FilterMenu label={words.actor} name="actor" options={optionsOf(words.actors)} />
        <FilterForm label={words.dates} names={['from', 'until']}>
          <Field label={words.from} type="date" name="from" defaultValue={from} />
          <Field label={words.until} type="date" name="until" defaultValue={until} />
        </FilterForm>
      </Toolbar>
      <FilterChips chips={chips} />
    </>
  )
}

const optionsOf = (names: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(names).map(([value, text]) => ({ value, text }))
