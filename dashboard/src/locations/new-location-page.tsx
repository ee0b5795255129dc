import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { countries } from '../settings/choices.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-location-page'
import { locationDraft } from './location-draft.ts'
import { LocationForm } from './location-form.tsx'
import { createLocation } from './save-location.server.ts'

export const loader = () => ({ countries })

export async function action({ context, request }: Route.ActionArgs) {
  return createLocation(context.get(apiContext).client, await request.formData())
}

export default function NewLocationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locations: texts } = useTexts().dashboard
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={texts.new} back={{ to: paths.locations, text: texts.title }} detail={texts.otherDetail} />
      <LocationForm
        key={JSON.stringify(actionData)}
        saved={locationDraft({})}
        answer={actionData}
        countries={loaderData.countries}
        submit={texts.add}
      />
    </div>
  )
}
