import { useTexts } from '../texts/texts.ts'
import { AddressAt } from './address-fields.tsx'
import type { Choice } from './choices.server.ts'
import { Rows } from './rows.tsx'
import type { SectionChoices } from './section-choices.server.ts'
import { ChoiceAt, LongTextAt, TextAt } from './section-fields.tsx'
import { sections, type Drafts } from './sections.ts'

const [fresh] = sections['pickup-places'].pickupPlaces

export function PickupFields({ draft, choices }: { draft: Drafts['pickup-places']; choices: SectionChoices }) {
  const { settings: texts } = useTexts().dashboard
  const usedBy = (id: string): string => choices.usesOfPlaces[id]?.join(', ') ?? ''
  return (
    <Rows
      path="pickupPlaces"
      rows={draft.pickupPlaces}
      fresh={fresh!}
      nameOf={({ name }) => name}
      kept={({ id }) => usedBy(id) || undefined}
      addText={texts.addPlace}
      emptyText={texts.noPlaces}
      className="space-y-(--pad)"
    >
      {(place, { at, name, buttons }) => (
        <fieldset className="card p-(--pad)">
          <legend className="sr-only">{name}</legend>
          <input type="hidden" name={`${at}.id`} value={place.id} />
          <div className="mb-3 flex items-center gap-3">
            <p className="me-auto text-title font-semibold">{place.name || texts.newPlace}</p>
            {buttons}
          </div>
          <div className="space-y-4">
            <TextAt name={`${at}.name`} value={place.name} maxLength={100} />
            <AddressAt name={`${at}.address`} address={place.address} />
            <LongTextAt name={`${at}.instructions`} value={place.instructions} maxLength={1000} rows={2} />
            <StockLocation name={`${at}.locationId`} value={place.locationId} locations={choices.locations} />
          </div>
          {usedBy(place.id) && <p className="mt-3 text-small text-soft">{texts.hints.placeInUse(usedBy(place.id))}</p>}
        </fieldset>
      )}
    </Rows>
  )
}

/** The location whose stock is picked up. Where there is nothing to choose from, a link stays as it is. */
function StockLocation({ name, value, locations }: { name: string; value: string; locations: readonly Choice[] }) {
  const { settings: texts } = useTexts().dashboard
  if (locations.length === 0) return <input type="hidden" name={name} value={value} />
  const isDeleted = value !== '' && !locations.some((location) => location.value === value)
  const deleted = isDeleted ? [{ value, text: texts.deletedLocation }] : []
  const choices = [{ value: '', text: texts.notLinked }, ...deleted, ...locations]
  return <ChoiceAt name={name} value={value} choices={choices} hint={texts.hints.stockLocation} />
}
