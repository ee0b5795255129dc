import { useTexts } from '../texts/texts.ts'
import { AddressAt } from './address-fields.tsx'
import { Rows } from './rows.tsx'
import type { SectionChoices } from './section-choices.server.ts'
import { LongTextAt, TextAt } from './section-fields.tsx'
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
          </div>
          {usedBy(place.id) && <p className="mt-3 text-small text-soft">{texts.hints.placeInUse(usedBy(place.id))}</p>}
        </fieldset>
      )}
    </Rows>
  )
}
