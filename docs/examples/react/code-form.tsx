import { useState } from 'react'
import type { SignInHook } from '@stoa/sdk/react-sign-in'

/** Asks for the code from the email. The shopper has five attempts. */
export function CodeForm({ signIn: { verify, resend, isPending } }: { signIn: SignInHook }) {
  const [isWrong, setIsWrong] = useState(false)
  const enter = async (form: FormData) => {
    const { loginState } = await verify(String(form.get('code')))
    setIsWrong(loginState === 'FAILURE')
  }
  return (
    <form action={enter}>
      <p>Enter the code from the email we sent you.</p>
      <input name="code" aria-label="Code" autoComplete="one-time-code" required />
      <button disabled={isPending}>Continue</button>
      <button type="button" disabled={isPending} onClick={resend}>
        Send another code
      </button>
      <p role="alert">{isWrong && 'This code is incorrect or has expired.'}</p>
    </form>
  )
}
