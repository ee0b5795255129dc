import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Document } from '@stoa/ui/components/document'
import { Failure } from '@stoa/ui/components/failure'
import { TextsContext, textsOf } from '@stoa/ui/texts/texts'
import type { Route } from './+types/root'
import icon from './frame/icon.svg'
import './app.css'

// The desk speaks English until its users can choose; the shop speaks its shoppers' language.
const language = 'en'

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <TextsContext value={textsOf(language)}>
      <Document language={language}>{children}</Document>
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
