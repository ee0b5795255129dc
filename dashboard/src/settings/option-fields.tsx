import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { Choice } from './choices.server.ts'
import { AmountAt, ChoiceAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

interface OptionFieldsProps {
  option: Drafts['delivery']['deliveryRegions'][number]['options'][number]
  at: string
  name: string
  buttons: ReactNode
  places: readonly Choice[]
}

// The fields of the selected kind are shown by CSS, to work without scripts. Hidden fields are dropped when saving (draft-settings.ts).
const unlessFetched = 'group-has-[option[value=PICKUP]:checked]/option:hidden'
const onlyFetched = 'hidden group-has-[option[value=PICKUP]:checked]/option:block'
const onlyFree = 'hidden group-has-[option[value^=FREE]:checked]/option:block'

/** The fields of a delivery option. */
export function OptionFields({ option, at, name, buttons, places }: OptionFieldsProps) {
  const { settings: texts } = useTexts().dashboard
  const kinds = Object.entries(texts.kinds).map(([value, text]) => ({ value, text }))
  return (
    <fieldset className="group/option rounded-control border border-line bg-sunken p-3">
      <legend className="sr-only">{name}</legend>
      <div className="mb-1 flex items-center justify-between gap-3">
        <p className="font-medium">{option.title || texts.newOption}</p>
        {buttons}
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextAt name={`${at}.title`} value={option.title} maxLength={250} className="lg:col-span-2" />
        <TextAt name={`${at}.deliveryTime`} value={option.deliveryTime} maxLength={500} className="lg:col-span-2" />
        <ChoiceAt name={`${at}.kind`} value={option.kind} choices={kinds} />
        <div className={unlessFetched}>
          <AmountAt name={`${at}.price`} value={option.price} />
        </div>
        <div className={onlyFree}>
          <AmountAt name={`${at}.freeFrom`} value={option.freeFrom} hint={texts.hints.freeFrom} />
        </div>
        <div className={`${onlyFetched} lg:col-span-2`}>
          <ChoiceAt name={`${at}.pickupPlaceId`} value={option.pickupPlaceId} choices={[{ value: '', text: '' }, ...places]} />
        </div>
        <TextAt name={`${at}.code`} value={option.code} maxLength={100} hint={option.code ? undefined : texts.hints.code} />
      </div>
    </fieldset>
  )
}
