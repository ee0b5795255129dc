import { X } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Dropdown } from '../kit/dropdown.tsx'
import { FilterForm, FilterMenu } from '../kit/filters.tsx'
import { HiddenParams } from '../kit/hidden-params.tsx'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import { listedTypes, type MediaFilters } from './media-query.ts'

/** Filters of the library: types, labels, and whether files are private. All are stored in the URL. */
export function FilterMenus({ filters: { listed }, labels }: { filters: MediaFilters; labels: readonly string[] }) {
  const { media: texts } = useTexts().dashboard
  const types = listedTypes.filter((type) => listed.mediaTypes?.includes(type))
  const [only] = types
  const typeLabel =
    only === undefined ? texts.type : types.length === 1 ? `${texts.type}: ${texts.types[only]}` : texts.typesCount(types.length)
  return (
    <>
      <FilterForm label={typeLabel} names={['type']}>
        <fieldset className="grid gap-0.5">
          <legend className="sr-only">{texts.type}</legend>
          {listedTypes.map((type) => (
            <label key={type} className="flex min-h-8 items-center gap-2.5 rounded-control px-1 hover:bg-sunken pointer-coarse:min-h-11">
              <input type="checkbox" name="type" value={type} defaultChecked={types.includes(type)} className="size-4" />
              {texts.types[type]}
            </label>
          ))}
        </fieldset>
      </FilterForm>
      <LabelFilter labels={labels} />
      <FilterMenu
        label={texts.visibility}
        name="visibility"
        options={Object.entries(texts.visibilities).map(([value, text]) => ({ value, text }))}
      />
    </>
  )
}

/** Finds files with a label, in all folders. Another one narrows further. */
function LabelFilter({ labels }: { labels: readonly string[] }) {
  const { media: texts, kit } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <Dropdown
      trigger={texts.labelFilter}
      look={`button button-quiet ${query.getAll('label').some(Boolean) ? 'border-accent bg-accent-wash' : ''}`}
    >
      <Form className="grid gap-3 p-2" key={query.getAll('label').join('|')}>
        <HiddenParams query={query} except={[]} />
        <label className="grid gap-1">
          <span className="font-medium">{texts.labelFilter}</span>
          <input name="label" list="media-labels" maxLength={200} autoComplete="off" required className="control" />
          <span className="text-small text-soft">{texts.labelHint}</span>
        </label>
        <datalist id="media-labels">
          {labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </datalist>
        <Button type="submit" data-closes>
          {kit.apply}
        </Button>
      </Form>
    </Dropdown>
  )
}

/** The labels that files are filtered by, each with a button to remove it. */
export function LabelChips({ labels }: { labels: readonly string[] }) {
  const { media: texts, kit } = useTexts().dashboard
  const [query] = useSearchParams()
  if (labels.length === 0) return null
  return (
    <ul aria-label={kit.filtersOn} className="mb-3 flex flex-wrap items-center gap-1.5 print:hidden">
      {labels.map((label) => (
        <li key={label} className="min-w-0">
          <Link
            to={withParams(query, { label: labels.filter((one) => one !== label) })}
            aria-label={kit.removeFilter(texts.labelChip(label))}
            className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border border-line bg-surface ps-3 pe-2 text-small hover:border-edge pointer-coarse:min-h-11"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden className="size-3.5 shrink-0 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
