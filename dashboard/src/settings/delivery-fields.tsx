import { useTexts } from '../texts/texts.ts'
import { CountriesAt } from './countries-field.tsx'
import { OptionFields } from './option-fields.tsx'
import { Rows } from './rows.tsx'
import type { SectionChoices } from './section-choices.server.ts'
import { CheckAt, CountryNames, TextAt } from './section-fields.tsx'
import { sections, type Drafts } from './sections.ts'

const [freshRegion] = sections.delivery.deliveryRegions
const [freshOption] = freshRegion!.options
const emptyRegion = { ...freshRegion!, countries: [], options: [] }

type Region = Drafts['delivery']['deliveryRegions'][number]

export function DeliveryFields({ draft, choices }: { draft: Drafts['delivery']; choices: SectionChoices }) {
  const { settings: texts } = useTexts().dashboard
  return (
    <>
      <CountryNames />
      <Rows
        path="deliveryRegions"
        rows={draft.deliveryRegions}
        fresh={emptyRegion}
        nameOf={({ name }) => name}
        addText={texts.addRegion}
        emptyText={texts.noRegions}
        ordered
        className="space-y-(--pad)"
      >
        {(region, { at, name, buttons }) => (
          <fieldset className="card p-(--pad)">
            <legend className="sr-only">{name}</legend>
            <input type="hidden" name={`${at}.id`} value={region.id} />
            <div className="mb-3 flex items-center gap-3">
              <p className="me-auto text-title font-semibold">{region.name || texts.newRegion}</p>
              {buttons}
            </div>
            <RegionFields {...{ region, at, choices }} />
          </fieldset>
        )}
      </Rows>
    </>
  )
}

function RegionFields({ region, at, choices }: { region: Region; at: string; choices: SectionChoices }) {
  const { settings: texts } = useTexts().dashboard
  return (
    <div className="space-y-4">
      <div className="group/where space-y-4">
        <TextAt name={`${at}.name`} value={region.name} maxLength={100} className="max-w-md" />
        <CheckAt
          name={`${at}.restOfWorld`}
          isOn={region.restOfWorld === 'on'}
          label={texts.fields.restOfWorld ?? ''}
          hint={texts.hints.restOfWorld}
        />
        <div className="group-has-[:checked]/where:hidden">
          <CountriesAt at={at} codes={region.countries} />
        </div>
      </div>
      <div>
        <p className="mb-2 font-medium">{texts.fields.options}</p>
        <Rows
          path={`${at}.options`}
          rows={region.options}
          fresh={freshOption!}
          nameOf={({ title }) => title}
          addText={texts.addOption}
          emptyText={texts.noOptions}
          ordered
          className="space-y-3"
        >
          {(option, place) => <OptionFields option={option} {...place} places={choices.places} />}
        </Rows>
      </div>
    </div>
  )
}
