import { ChevronRight, FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/settings-page'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { sectionNames } from './sections.ts'
import { shortSettings } from './short-settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { settings } = await client.shop.getSettings({})
  return { settings, changed: formatInstant(settings.updatedDate, settings) }
}

export default function SettingsPage({ loaderData: { settings, changed } }: Route.ComponentProps) {
  const { settings: words } = useTexts().dashboard
  const short = shortSettings(settings, words)
  return (
    <>
      <PageHead
        title={words.title}
        detail={`${words.intro} ${words.changed(changed)}`}
        actions={
          <>
            <Link to={paths.testCart} className="button button-primary">
              <FlaskConical aria-hidden className="size-4" />
              {words.testCart}
            </Link>
            <CodeButton call="shop.getSettings" request={{}} />
          </>
        }
      />
      <ul className="grid gap-(--pad) sm:grid-cols-2 xl:grid-cols-3">
        {sectionNames.map((name) => (
          <li key={name} className="card group relative p-(--pad) hover:border-edge">
            <h2 className="flex items-center text-title">
              <Link to={paths.settingsOf(name)} className="row-link grow">
                {words.sections[name]}
              </Link>
              <ChevronRight aria-hidden className="size-4 text-soft rtl:-scale-x-100" />
            </h2>
            <p className="text-small text-soft">{words.details[name]}</p>
            <ul className="mt-3 space-y-0.5">
              {short[name].map((line) => (
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
