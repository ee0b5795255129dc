import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { EntryPage } from './entry-page.tsx'

/** For a request of an app that has expired or was answered already. */
export function ExpiredRequest() {
  const { expiredRequest: words, pendingApproval } = useTexts().storefront.signIn
  return (
    <EntryPage title={words.title}>
      <p>{words.text}</p>
      <Link to={paths.home} className="button button-primary mt-6">
        {pendingApproval.toShop}
      </Link>
    </EntryPage>
  )
}
