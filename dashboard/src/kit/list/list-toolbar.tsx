import type { ReactNode } from 'react'
import { Field } from '@stoa/ui/components/field'
import { ColumnPicker } from '../column-picker.tsx'
import { FilterForm, FilterMenu, type FilterOption } from '../filters.tsx'
import { SearchBox, Toolbar } from '../toolbar.tsx'
import { amountPattern, namesOf, type Facts, type Filter } from './filter.ts'
import { filterControls, ListChips, type FilterControl } from './list-chips.tsx'
import type { List, ListTexts } from './list.ts'
import { useColumns, useList, type ListColumn } from './use-list.ts'

export interface ListToolbarProps<Texts extends ListTexts, Row> {
  list: List<Texts>
  columns: readonly ListColumn<Row, Texts>[]
  /** Choices whose values only the page knows. */
  options?: Readonly<Record<string, readonly FilterOption[]>>
  facts?: Facts
  /** Additional controls of the list's appearance. */
  end?: ReactNode
}

/** The filters of a list, and the active ones. */
export function ListToolbar<Texts extends ListTexts, Row>({ list, columns, options = {}, facts = {}, end }: ListToolbarProps<Texts, Row>) {
  const { texts, listing } = useList(list)
  const shownColumns = useColumns(list, columns)
  const filters = filterControls(list, texts, { values: listing.values, options })
  const { search, columnPicker } = list
  const picker = columnPicker && columns.length > 0 && <ColumnPicker columns={shownColumns} />
  return (
    <>
      <Toolbar
        end={
          (end || picker) && (
            <>
              {end}
              {columnPicker === 'wide' ? <div className="max-md:hidden">{picker}</div> : picker}
            </>
          )
        }
      >
        {search && <SearchBox label={texts.search ?? ''} {...(texts.searchHint && { placeholder: texts.searchHint })} />}
        {filters.map(
          ({ name, filter, options: choices }) =>
            filter.kind === 'choice' &&
            choices.length > 0 && (
              <FilterMenu key={name} label={filter.label?.(texts) ?? labelOf(texts, name)} name={name} options={choices} />
            ),
        )}
        {[...new Set(filters.flatMap(({ filter }) => formOf(filter, texts) ?? []))].map((form) => (
          <TypedFilters
            key={form}
            label={form}
            filters={filters.filter(({ filter }) => formOf(filter, texts) === form)}
            {...{ texts, facts }}
          />
        ))}
      </Toolbar>
      <ListChips {...{ list, options, facts }} />
    </>
  )
}

const labelOf = ({ filters }: ListTexts, name: string): string => String(filters?.[name] ?? name)

const formOf = <Texts,>(filter: Filter<Texts>, texts: Texts): string | undefined =>
  filter.kind === 'choice' ? undefined : filter.form?.(texts)

interface TypedFiltersProps<Texts> {
  label: string
  filters: readonly FilterControl<Texts>[]
  texts: Texts
  facts: Facts
}

/** Filters with input in one form; if there are several, the ends of a range are next to each other. */
function TypedFilters<Texts extends ListTexts>({ label, filters, texts, facts }: TypedFiltersProps<Texts>) {
  const ranges = filters.flatMap(({ name, filter, value }) =>
    filter.kind === 'days' || filter.kind === 'amounts'
      ? (filter.labels?.(texts, facts) ?? filter.names.map((end) => labelOf(texts, end))).map((text, end) => (
          <Field key={`${name} ${end}`} label={text} {...inputOf(filter)} name={filter.names[end]} defaultValue={value[end]} />
        ))
      : [],
  )
  return (
    <FilterForm label={label} names={filters.flatMap(({ name, filter }) => namesOf(name, filter))}>
      {filters.map(
        ({ name, filter, value }) =>
          filter.kind === 'text' && (
            <Field
              key={name}
              label={labelOf(texts, name)}
              name={name}
              maxLength={filter.max}
              autoComplete="off"
              defaultValue={value as string}
            />
          ),
      )}
      {filters.length > 1 ? <div className="grid grid-cols-2 gap-2">{ranges}</div> : ranges}
    </FilterForm>
  )
}

function inputOf<Texts>(filter: Extract<Filter<Texts>, { kind: 'days' | 'amounts' }>) {
  if (filter.kind === 'days') return { type: 'date' }
  return { inputMode: 'decimal' as const, ...(!filter.takesComma && { pattern: amountPattern(filter) }) }
}
