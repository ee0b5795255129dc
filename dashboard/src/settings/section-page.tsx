import { useState } from 'react'
import { data } from 'react-router'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/section-page'
import { countryNameOf } from './choices.server.ts'
import { draftOf } from './draft-settings.ts'
import { saveSection } from './save-section.server.ts'
import { choicesFor } from './section-choices.server.ts'
import { SectionFields } from './section-fields-of.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { isSection, type SectionName } from './sections.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const name = nameIn(params.section)
  const { settings } = await client.shop.getSettings({})
  const { revision, updatedDate, currency } = settings
  return {
    name,
    draft: draftOf(name, settings, countryNameOf),
    choices: await choicesFor(client, name, settings),
    revision,
    currency,
    changed: formatInstant(updatedDate, settings),
    outcome: url.searchParams.get('saved'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  return await saveSection({ client, name: nameIn(params.section), form: await request.formData() })
}

function nameIn(section: string | undefined): SectionName {
  if (!isSection(section)) throw data(null, { status: 404 })
  return section
}

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings: texts } = useTexts().dashboard
  const { name, draft, choices, revision, currency, changed, outcome } = loaderData
  const [discards, setDiscards] = useState(0)
  return (
    <>
      <PageHead
        title={texts.sections[name]}
        back={{ to: paths.settings, text: texts.title }}
        detail={`${texts.details[name]} ${texts.changed(changed)}`}
        actions={<CodeButton call="shop.getSettings" request={{}} />}
      />
      <SectionTabs />
      <SectionForm
        key={`${name} ${revision} ${discards}`}
        {...{ name, revision, currency, outcome }}
        saved={draft}
        countries={choices.countries}
        answer={actionData}
        onDiscard={() => setDiscards(discards + 1)}
      >
        <SectionFields name={name} draft={actionData?.draft ?? draft} choices={choices} />
      </SectionForm>
    </>
  )
}
