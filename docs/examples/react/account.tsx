import { useMember, useSignIn } from '@stoa/sdk/react-sign-in'
import { CodeForm } from './code-form.tsx'
import { EntryForm } from './entry-form.tsx'

const clientId = '00000000-0000-4000-8000-000000000001'

/** The signed-in member and a sign-out button, otherwise the next sign-in step. */
export function Account() {
  const member = useMember()
  const signIn = useSignIn({ clientId })
  if (member)
    return (
      <p>
        Signed in as {member.loginEmail} <button onClick={() => signIn.logOut()}>Sign out</button>
      </p>
    )
  switch (signIn.state.loginState) {
    case 'EMAIL_VERIFICATION_REQUIRED':
      return <CodeForm signIn={signIn} />
    case 'OWNER_APPROVAL_REQUIRED':
      return <output>Your account is waiting for approval. We’ll email you.</output>
    default:
      return <EntryForm signIn={signIn} />
  }
}
