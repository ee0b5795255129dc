import { ChevronRight, FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { shortSignIn } from '../sign-in-settings/short-sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/settings-page'
import { sectionNames } from './sections.ts'
import { firstOf, shortSettings } from './short-settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ settings }, { settings: signIn }, { settings: data }, { locations }] = await Promise.all([
    client.shop.getSettings({}),
    ifPermitted(client.signIn.getSignInSettings({}), { settings: undefined }),
    ifPermitted(client.dataSettings.getDataSettings({}), { settings: undefined }),
    ifPermitted(client.locations.listLocations({}), { locations: [] }),
  ])
  return { settings, signIn, data, locations: locations.map(({ name }) => name), changed: formatInstant(settings.updatedDate, settings) }
}

export default function SettingsPage({ loaderData: { settings, signIn, data, locations, changed } }: Route.ComponentProps) {
  const { settings: texts, signIn: signInWords, dataSettings, team, roles } = useTexts().dashboard
  const may = useMay()
  const short = shortSettings(settings, texts)
  const cards = [
    ...sectionNames.map((name) => ({
      to: paths.settingsOf(name),
      title: texts.sections[name],
      detail: texts.details[name],
      lines: short[name],
    })),
    ...(may('LOCATIONS.READ') ? [{ to: paths.locations, ...texts.locations, lines: firstOf(locations) }] : []),
    ...(signIn
      ? [{ to: paths.signInSettings, title: signInWords.title, detail: signInWords.detail, lines: shortSignIn(signIn, signInWords) }]
      : []),
    ...(data
      ? [
          {
            to: paths.dataSettings,
            title: dataSettings.title,
            detail: dataSettings.detail,
            lines: [dataSettings.short(data.sandboxEnabled)],
          },
        ]
      : []),
    ...(may('STAFF.READ') ? [{ to: paths.team, title: team.title, detail: team.detail, lines: [] }] : []),
    ...(may('ROLES.READ') ? [{ to: paths.roles, title: roles.title, detail: roles.detail, lines: [] }] : []),
  ]
  return (
    <>
      <PageHead
        title={texts.title}
        detail={`${texts.intro} ${texts.changed(changed)}`}
        actions={
          <>
            <Link to={paths.testCart} className="button button-primary">
              <FlaskConical aria-hidden className="size-4" />
              {texts.testCart}
            </Link>
            <CodeButton call="shop.getSettings" request={{}} />
          </>
        }
      />
      <ul className="grid gap-(--pad) sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ to, title, detail, lines }) => (
          <li key={to} className="card group relative p-(--pad) hover:border-edge">
            <h2 className="flex items-center text-title">
              <Link to={to} className="row-link grow">
                {title}
              </Link>
              <ChevronRight aria-hidden className="size-4 text-soft rtl:-scale-x-100" />
            </h2>
            <p className="text-small text-soft">{detail}</p>
            <ul className="mt-3 space-y-0.5">
              {lines.map((line) => (
                <li key={line} className="truncate">
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
