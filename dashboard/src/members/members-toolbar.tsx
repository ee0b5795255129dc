import { useSearchParams } from 'react-router'
import { ColumnPicker } from '../kit/column-picker.tsx'
import { FilterChips, FilterMenu, type Chip, type FilterOption } from '../kit/filters.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useTexts } from '../texts/texts.ts'
import { activities, listingOf, privacies, verifieds } from './listing.ts'
import { useMemberColumns } from './member-columns.tsx'

/** Everything that narrows the list of members, and how it looks. */
export function MembersToolbar() {
  const { members } = useTexts().dashboard
  const { filters } = members
  const columns = useMemberColumns()
  return (
    <>
      <Toolbar
        end={
          <div className="max-md:hidden">
            <ColumnPicker columns={columns} />
          </div>
        }
      >
        <SearchBox label={members.search} placeholder={members.searchHint} />
        <FilterMenu label={filters.privacy} name="privacy" options={optionsOf(privacies, members.privacy)} />
        <FilterMenu label={filters.activity} name="activity" options={optionsOf(activities, members.activity)} />
        <FilterMenu label={filters.verified} name="verified" options={optionsOf(verifieds, members.verified)} />
      </Toolbar>
      <FilterChips chips={useChips()} />
    </>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>): FilterOption[] =>
  values.map((value) => ({ value, text: texts[value] }))

function useChips(): Chip[] {
  const { members } = useTexts().dashboard
  const { words, privacy, activity, verified } = listingOf(useSearchParams()[0])
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    privacy: members.privacy,
    activity: members.activity,
    verified: members.verified,
  }
  const chosen = { privacy, activity, verified }
  return [
    ...(words ? [{ names: ['q'], text: members.words(words) }] : []),
    ...Object.entries(chosen).flatMap(([name, value]) => (value ? [{ names: [name], text: texts[name]?.[value] ?? value }] : [])),
  ]
}
