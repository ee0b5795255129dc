import { useTexts } from '../texts/texts.ts'
import { EntryPage } from './entry-page.tsx'

/** After a sign-in that another site had asked for. The page leads there: a form may not, for it is held to this shop by the content security policy. */
export function LeadsOn({ to }: { to: string }) {
  const { leading: words } = useTexts().storefront.signIn
  return (
    <EntryPage title={words.title} text={words.text}>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <a href={to} className="button button-primary">
        {words.go}
      </a>
    </EntryPage>
  )
}
