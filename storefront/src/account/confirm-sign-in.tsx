import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** Asks a person who signed in a while ago to sign in again before the account is changed or deleted. */
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
