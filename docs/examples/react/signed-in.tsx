import { useSignInRedirect, useSignInReturn } from '@stoa/sdk/react-sign-in'

const clientId = '00000000-0000-4000-8000-000000000001'

/** Sends the browser to the shop's sign-in page. */
export function SignInThere() {
  const signInThere = useSignInRedirect({ clientId })
  return <button onClick={() => signInThere(`${location.origin}/signed-in`)}>Sign in at the shop</button>
}

/** The page that the shop returns to. Its URL is registered for the client. */
export function SignedIn() {
  const come = useSignInReturn({ clientId })
  if (come.status === 'FAILURE') return <p role="alert">{come.error.message}</p>
  return <output>{{ PENDING: 'Signing in…', SUCCESS: 'You’re signed in.', NONE: 'No sign-in in progress.' }[come.status]}</output>
}
