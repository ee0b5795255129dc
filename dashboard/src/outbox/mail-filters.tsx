import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { FilterChips, FilterForm, FilterMenu, type Chip } from '../kit/filters.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { mailListing, templates } from './mail-listing.ts'

/** What narrows the list of mails, and what it is narrowed by. */
export function MailFilters() {
  const { outbox: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const { template, from, until, about } = mailListing(query)
  const kind = (name: string): string => words.templates[name] ?? name
  const chips: Chip[] = [
    ...(template ? [{ names: ['template'], text: kind(template) }] : []),
    ...(from || until ? [{ names: ['from', 'until'], text: words.dateChip(from, until) }] : []),
    ...(about ? [{ names: ['about'], text: words.aboutChip }] : []),
  ]
  return (
    <>
      <Toolbar>
        <SearchBox label={words.search} />
        <FilterMenu label={words.template} name="template" options={templates.map((value) => ({ value, text: kind(value) }))} />
        <FilterForm label={words.dates} names={['from', 'until']}>
          <Field label={words.from} type="date" name="from" defaultValue={from} />
          <Field label={words.until} type="date" name="until" defaultValue={until} />
        </FilterForm>
      </Toolbar>
      <FilterChips chips={chips} />
    </>
  )
}
