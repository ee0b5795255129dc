import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { apiContext } from '@stoa/ui/page-api'
import { withCountryName } from '@stoa/ui/postal-address'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { orNotFound } from '../kit/or-not-found.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { countries } from '../settings/choices.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/location-page'
import { draftOf } from './location-draft.ts'
import { LocationForm } from './location-form.tsx'
import { NotDeleted } from './not-deleted.tsx'
import { changeLocation } from './save-location.server.ts'

export async function loader({ context, params: { locationId }, url: { searchParams } }: Route.LoaderArgs) {
  const { client, language } = context.get(apiContext)
  const { location } = await orNotFound(client.locations.getLocation({ id: locationId }), 'LOCATION_NOT_FOUND')
  const { id, name, isDefault, address } = location
  return {
    location: { id, name, isDefault, address: address && withCountryName(address, language) },
    saved: draftOf(location),
    countries,
    wasSaved: searchParams.has('saved'),
  }
}

export async function action({ context, params: { locationId }, request }: Route.ActionArgs) {
  return changeLocation(context.get(apiContext).client, locationId, await request.formData())
}

export default function LocationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { location, saved, wasSaved } = loaderData
  const { locations: texts } = useTexts().dashboard
  const may = useMay()
  const answer = actionData && 'draft' in actionData ? actionData : undefined
  const refused = actionData && !('draft' in actionData) ? actionData.problems : undefined
  return (
    <div className="mx-auto max-w-3xl">
      <Head location={location} />
      <div className="mb-5 space-y-3 empty:hidden">
        {wasSaved && !actionData && <Notice tone="good" title={texts.saved} focused />}
        {refused && <NotDeleted id={location.id} problems={refused} />}
      </div>
      {may('LOCATIONS.MANAGE') ? (
        <LocationForm key={JSON.stringify([saved, answer])} {...{ saved, answer }} countries={loaderData.countries} submit={texts.save} />
      ) : (
        <Card title={texts.address}>
          {location.address ? <PostalAddress address={location.address} /> : <p className="text-soft">{texts.noAddress}</p>}
        </Card>
      )}
      <p className="mt-5 flex flex-wrap gap-5 empty:hidden">
        {may('STOCK.READ') && (
          <Link to={`${paths.inventory}?${new URLSearchParams({ location: location.id })}`} className="link">
            {texts.inventory}
          </Link>
        )}
        {may('EVENTS.READ') && (
          <Link to={`${paths.events}?${new URLSearchParams({ q: location.id })}`} className="link">
            {texts.history}
          </Link>
        )}
      </p>
    </div>
  )
}

function Head({ location: { id, name, isDefault } }: Pick<Route.ComponentProps['loaderData'], 'location'>) {
  const { locations: texts } = useTexts().dashboard
  const may = useMay()
  return (
    <PageHead
      title={name}
      back={{ to: paths.locations, text: texts.title }}
      status={isDefault && <Badge tone="good">{texts.default}</Badge>}
      detail={isDefault ? texts.defaultDetail : texts.otherDetail}
      actions={
        <>
          <CodeButton call="locations.getLocation" request={{ id }} />
          {!isDefault && may('LOCATIONS.MANAGE') && (
            <ConfirmForm
              trigger={texts.remove}
              title={texts.removeTitle(name)}
              text={texts.removeText}
              confirm={texts.removeConfirm}
              isDanger
            >
              <input type="hidden" name="intent" value="delete" />
            </ConfirmForm>
          )}
        </>
      }
    />
  )
}
