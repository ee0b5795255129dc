import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { Document } from '@stoa/ui/components/document'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { directionOf, spokenLanguage } from '@stoa/ui/texts/languages'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { Theme } from '@stoa/ui/theme'
import type { Route } from './+types/root'
import icon from './frame/icon.svg'
import { usePreferences } from './frame/use-preferences.ts'
import { coreTextsOf } from './texts/core-texts.ts'
import styles from './app.css?url'

const themeOf = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const satisfies Record<string, Theme>

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The signed-in user's preferences, applied from the first render on. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client, signedIn, language } = context.get(apiContext)
  const { preferences } = signedIn ? await client.staff.getPreferences({}) : {}
  return { preferences, language: spokenLanguage(language) }
}

export function Layout({ children }: { children: ReactNode }) {
  const { theme } = usePreferences()
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return (
    <TextsContext value={coreTextsOf(language)}>
      <Document language={language} direction={directionOf(language)} theme={themeOf[theme]} styles={styles}>
        {children}
      </Document>
    </TextsContext>
  )
}

export default Outlet

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <Failure error={error} />
    </main>
  )
}
