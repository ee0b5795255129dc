import { useTexts } from '../texts/texts.ts'
import { EntryPage } from './entry-page.tsx'

/** Shown after a sign-in that another site requested. The page redirects, because the content security policy limits forms to this shop. */
export function LeadsOn({ to, isCancelled = false }: { to: string; isCancelled?: boolean }) {
  const { leading: words } = useTexts().storefront.signIn
  return (
    <EntryPage title={isCancelled ? words.cancelledTitle : words.title} text={words.text}>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <a href={to} className="button button-primary">
        {words.go}
      </a>
    </EntryPage>
  )
}
