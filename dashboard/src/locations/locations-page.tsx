import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Badge } from '../kit/badge.tsx'
import { ListPage } from '../kit/list/list-page.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { SectionTabs } from '../settings/section-tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/locations-page'
import { locationRow, type LocationRow } from './location-row.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client, language } = context.get(apiContext)
  const { locations } = await client.locations.listLocations({})
  return {
    rows: locations.map((location) => locationRow(location, language)),
    request: {},
    added: locations.find(({ id }) => id === searchParams.get('added'))?.name,
    wasDeleted: searchParams.has('deleted'),
  }
}

const locationList = listFor(({ dashboard }) => dashboard.locations)({})

const columns: ColumnsOf<typeof locationList, LocationRow> = [
  {
    name: 'name',
    cell: ({ name, isDefault }, texts) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        {isDefault && <Badge tone="good">{texts.default}</Badge>}
      </span>
    ),
  },
  { name: 'address', cell: ({ address }, texts) => <span className="text-soft wrap-anywhere">{address || texts.noAddress}</span> },
]

export default function LocationsPage({ loaderData }: Route.ComponentProps) {
  const { added, wasDeleted } = loaderData
  const { locations: texts, settings } = useTexts().dashboard
  const may = useMay()
  return (
    <ListPage
      list={locationList}
      columns={columns}
      data={loaderData}
      call="locations.listLocations"
      back={{ to: paths.settings, text: settings.title }}
      actions={may('LOCATIONS.MANAGE') && <MakeLink to={paths.newLocation} text={texts.add} />}
      above={<SectionTabs />}
      notice={
        <div className="mb-4 empty:hidden">
          {added !== undefined && <Notice tone="good" title={texts.added(added)} focused />}
          {wasDeleted && <Notice tone="good" title={texts.deleted} focused />}
        </div>
      }
      hrefOf={({ id }) => paths.location(id)}
    />
  )
}
