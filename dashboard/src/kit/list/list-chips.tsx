import { FilterChips, type Chip, type FilterOption } from '../filters.tsx'
import { isOn, namesOf, type Bounds, type Facts, type Filter } from './filter.ts'
import type { List, ListTexts } from './list.ts'
import { useList } from './use-list.ts'

/** A filter of a list with its value in the URL, and its choices. */
export interface FilterControl<Texts> {
  name: string
  filter: Filter<Texts>
  value: string | Bounds
  options: readonly FilterOption[]
}

interface ListChipsProps<Texts extends ListTexts> {
  list: List<Texts>
  /** Choices whose values only the page knows. */
  options?: Readonly<Record<string, readonly FilterOption[]>>
  facts?: Facts
}

/** The active filters of a list, each of which can be removed. */
export function ListChips<Texts extends ListTexts>({ list, options = {}, facts = {} }: ListChipsProps<Texts>) {
  const { texts, listing } = useList(list)
  const { search } = list
  return (
    <FilterChips
      chips={[
        ...(listing.search && search?.chip ? [{ names: ['q'], text: search.chip(texts, listing.search) }] : []),
        ...filterControls(list, texts, { values: listing.values, options })
          .filter(({ value }) => isOn(value))
          .map((control) => chipOf(control, texts, facts)),
      ]}
    />
  )
}

interface FilterInput {
  values: object
  options: Readonly<Record<string, readonly FilterOption[]>>
}

/** The filters of a list with their values. */
export const filterControls = <Texts extends ListTexts>(
  list: Pick<List<Texts>, 'filters'>,
  texts: Texts,
  { values, options }: FilterInput,
): FilterControl<Texts>[] =>
  Object.entries(list.filters).map(([name, filter]) => ({
    name,
    filter,
    value: (values as Readonly<Record<string, string | Bounds>>)[name]!,
    options: optionsOf(filter, texts, options[name]),
  }))

function optionsOf<Texts>(filter: Filter<Texts>, texts: Texts, known: readonly FilterOption[] | undefined): readonly FilterOption[] {
  if (filter.kind !== 'choice') return []
  const textOf = filter.texts?.(texts) ?? {}
  return known ?? (filter.of ?? Object.keys(textOf)).map((value) => ({ value, text: textOf[value] ?? value }))
}

function chipOf<Texts>({ name, filter, value, options }: FilterControl<Texts>, texts: Texts, facts: Facts): Chip {
  const names = namesOf(name, filter)
  if (filter.kind === 'days' || filter.kind === 'amounts') return { names, text: filter.chip(texts, value as Bounds, facts) }
  if (filter.kind === 'text') return { names, text: filter.chip(texts, value as string) }
  const text = options.find((option) => option.value === value)?.text ?? (value as string)
  return { names, text: filter.chip?.(texts, value as string, text) ?? text }
}
