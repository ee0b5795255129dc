import { useSignInRedirect, useSignInReturn } from '@stoa/sdk/react-sign-in'

const clientId = '00000000-0000-4000-8000-000000000001'

/** Leads to the shop's own page to sign in. */
export function SignInThere() {
  const signInThere = useSignInRedirect({ clientId })
  return <button onClick={() => signInThere(`${location.origin}/signed-in`)}>Sign in at the shop</button>
}

/** The page that comes back to. Its address is among the client's registered ones. */
export function SignedIn() {
  const come = useSignInReturn({ clientId })
  if (come.status === 'FAILURE') return <p role="alert">{come.error.message}</p>
  return <output>{{ PENDING: 'One moment …', SUCCESS: 'You are in.', NONE: 'Nothing to do here.' }[come.status]}</output>
}
