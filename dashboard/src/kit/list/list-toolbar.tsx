import type { ReactNode } from 'react'
import { Field } from '@stoa/ui/components/field'
import { ColumnPicker } from '../column-picker.tsx'
import { FilterChips, FilterForm, FilterMenu, type Chip, type FilterOption } from '../filters.tsx'
import { SearchBox, Toolbar } from '../toolbar.tsx'
import { amountPattern, isOn, namesOf, type Bounds, type Facts, type Filter } from './filter.ts'
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
  const values = listing.values as Readonly<Record<string, string | Bounds>>
  const shownColumns = useColumns(list, columns)
  const filters = Object.entries(list.filters).map(([name, filter]): FilterControlProps<Texts> => ({
    name,
    filter,
    value: values[name]!,
    options: optionsOf(filter, texts, options[name]),
  }))
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
      <FilterChips
        chips={[
          ...(listing.search && search?.chip ? [{ names: ['q'], text: search.chip(texts, listing.search) }] : []),
          ...filters.filter(({ value }) => isOn(value)).map((shown) => chipOf(shown, texts, facts)),
        ]}
      />
    </>
  )
}

interface FilterControlProps<Texts> {
  name: string
  filter: Filter<Texts>
  value: string | Bounds
  options: readonly FilterOption[]
}

function optionsOf<Texts>(filter: Filter<Texts>, texts: Texts, known: readonly FilterOption[] | undefined): readonly FilterOption[] {
  if (filter.kind !== 'choice') return []
  const textOf = filter.texts?.(texts) ?? {}
  return known ?? (filter.of ?? Object.keys(textOf)).map((value) => ({ value, text: textOf[value] ?? value }))
}

const labelOf = ({ filters }: ListTexts, name: string): string => String(filters?.[name] ?? name)

const formOf = <Texts,>(filter: Filter<Texts>, texts: Texts): string | undefined =>
  filter.kind === 'choice' ? undefined : filter.form?.(texts)

function chipOf<Texts>({ name, filter, value, options }: FilterControlProps<Texts>, texts: Texts, facts: Facts): Chip {
  const names = namesOf(name, filter)
  if (filter.kind === 'days' || filter.kind === 'amounts') return { names, text: filter.chip(texts, value as Bounds, facts) }
  if (filter.kind === 'text') return { names, text: filter.chip(texts, value as string) }
  const text = options.find((option) => option.value === value)?.text ?? (value as string)
  return { names, text: filter.chip?.(texts, value as string, text) ?? text }
}

interface TypedFiltersProps<Texts> {
  label: string
  filters: readonly FilterControlProps<Texts>[]
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
