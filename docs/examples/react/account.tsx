import { useMember, useSignIn } from '@stoa/sdk/react-sign-in'
import { CodeForm } from './code-form.tsx'
import { EntryForm } from './entry-form.tsx'

const clientId = '00000000-0000-4000-8000-000000000001'

/** Whoever is signed in, with a way out; else the step that comes next. */
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
      return <output>The shop looks at your account, and writes to you.</output>
    default:
      return <EntryForm signIn={signIn} />
  }
}
