import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** What whoever signed in a while ago does once more, before the account itself is changed or goes. */
export function ConfirmSignIn({ why }: { why: string }) {
  const { security: words } = useTexts().storefront.account
  return (
    <>
      <p className="text-soft">{why}</p>
      <Link to={`${paths.login}?${new URLSearchParams({ again: '', next: paths.accountSecurity })}`} className="button button-quiet">
        {words.confirm}
      </Link>
    </>
  )
}
