import { useTexts } from '../texts/texts.ts'
import type { AppRequest } from './app-request.server.ts'

/** The account that is signed in in this browser. */
export function AccountCard({ member: { name, email } }: Pick<AppRequest, 'member'>) {
  const { account } = useTexts().storefront.signIn.chooseAccount
  return (
    <section aria-label={account} className="rounded-control border border-line bg-sunken px-4 py-3">
      <p translate="no" className="font-semibold break-words">
        {name}
      </p>
      {email !== name && (
        <p translate="no" className="text-small break-all text-soft">
          {email}
        </p>
      )}
    </section>
  )
}
