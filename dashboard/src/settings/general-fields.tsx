import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { AddressAt } from './address-fields.tsx'
import { PictureAt } from './picture-at.tsx'
import type { SectionChoices } from './section-choices.server.ts'
import { ChoiceAt, LongTextAt, TextAt } from './section-fields.tsx'
import type { Drafts } from './sections.ts'

const versions = ['V1_CATALOG', 'V3_CATALOG'] as const

export function GeneralFields({ draft, choices }: { draft: Drafts['general']; choices: SectionChoices }) {
  const { settings: texts } = useTexts().dashboard
  const { hints } = texts
  return (
    <>
      <Card title={texts.groups.texts}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAt name="name" value={draft.name} maxLength={100} required />
          <TextAt name="tagline" value={draft.tagline} maxLength={200} hint={hints.tagline} />
          <LongTextAt name="about" value={draft.about} maxLength={2000} rows={4} hint={hints.about} className="sm:col-span-2" />
        </div>
      </Card>
      <Card title={texts.groups.contact}>
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <TextAt name="email" value={draft.email} type="email" maxLength={254} required />
          <TextAt name="phone" value={draft.phone} type="tel" maxLength={50} />
        </div>
        <AddressAt name="address" address={draft.address} />
      </Card>
      <Card title={texts.groups.speech}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceAt name="language" value={draft.language} choices={choices.languages} />
          <ChoiceAt name="locale" value={draft.locale} choices={choices.locales} hint={hints.locale(choices.example)} />
          <ChoiceAt name="timeZone" value={draft.timeZone} choices={choices.timeZones} hint={hints.timeZone} />
          <ChoiceAt
            name="weightUnit"
            value={draft.weightUnit}
            hint={hints.weightUnit}
            choices={[
              { value: 'KG', text: texts.kilograms },
              { value: 'LB', text: texts.pounds },
            ]}
          />
        </div>
      </Card>
      <Card title={texts.groups.apps}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceAt
            name="catalogVersion"
            value={draft.catalogVersion}
            hint={hints.catalogVersion}
            choices={versions.map((value) => ({ value, text: texts.catalogVersions[value] }))}
          />
        </div>
      </Card>
      <Card title={texts.groups.pictures}>
        <div className="grid gap-4">
          <PictureAt name="logoMediaId" value={draft.logoMediaId} pictures={choices.pictures} />
          <PictureAt name="heroMediaId" value={draft.heroMediaId} pictures={choices.pictures} />
        </div>
      </Card>
    </>
  )
}
