import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { Rows } from './rows.tsx'
import { BareAt, CountryNames, countryNamesId } from './section-fields.tsx'
import { sections, type Drafts } from './sections.ts'

const [fresh] = sections.taxes.taxRegions
const columns =
  'grid grid-cols-[1fr_1fr_2.25rem] gap-2 sm:grid-cols-[minmax(9rem,2fr)_minmax(6rem,1fr)_minmax(9rem,2fr)_minmax(5.5rem,1fr)_2.25rem]'

export function TaxFields({ draft }: { draft: Drafts['taxes'] }) {
  const { settings: texts } = useTexts().dashboard
  const label = (field: string, name: string): string => `${texts.fields[field]}: ${name}`
  return (
    <Card title={texts.sections.taxes}>
      <CountryNames />
      <Rows
        path="taxRegions"
        rows={draft.taxRegions}
        fresh={fresh!}
        nameOf={({ country, subdivision, name }) => [name, subdivision || country].filter(Boolean).join(', ')}
        addText={texts.addTax}
        emptyText={texts.noTaxes}
        className="divide-y divide-line sm:divide-y-0"
        head={<Heads />}
      >
        {(tax, { at, name, buttons }) => (
          <div className={`${columns} items-start py-3 sm:py-1`}>
            <BareAt
              name={`${at}.country`}
              value={tax.country}
              label={label('country', name)}
              placeholder={texts.fields.country}
              list={countryNamesId}
              maxLength={100}
              autoComplete="off"
            />
            <BareAt
              name={`${at}.subdivision`}
              value={tax.subdivision}
              label={label('subdivision', name)}
              placeholder="–"
              maxLength={6}
              autoComplete="off"
            />
            <BareAt
              name={`${at}.name`}
              value={tax.name}
              label={label('name', name)}
              placeholder={texts.fields.name}
              maxLength={100}
              autoComplete="off"
            />
            <BareAt
              name={`${at}.ratePercent`}
              value={tax.ratePercent}
              label={label('ratePercent', name)}
              placeholder={texts.fields.ratePercent}
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
            />
            <div className="col-start-3 row-span-2 row-start-1 self-center sm:col-auto sm:row-auto sm:self-start">{buttons}</div>
          </div>
        )}
      </Rows>
    </Card>
  )
}

/** Headers, visible when the fields are in columns. Each field has a label of its own. */
function Heads() {
  const { fields } = useTexts().dashboard.settings
  return (
    <div aria-hidden className={`${columns} hidden! pb-1 text-small text-soft sm:grid!`}>
      <span>{fields.country}</span>
      <span>{fields.subdivision}</span>
      <span>{fields.name}</span>
      <span>{fields.ratePercent}</span>
    </div>
  )
}
