import { useState } from 'react'
import type { SignInHook } from '@stoa/sdk/react-sign-in'

/** Asks for the code from the mail. A wrong one leaves the sign-in where it is, until the fifth. */
export function CodeForm({ signIn: { verify, resend, isPending } }: { signIn: SignInHook }) {
  const [isWrong, setIsWrong] = useState(false)
  const enter = async (form: FormData) => {
    const { loginState } = await verify(String(form.get('code')))
    setIsWrong(loginState === 'FAILURE')
  }
  return (
    <form action={enter}>
      <p>Check your mail: there is a code in it.</p>
      <input name="code" aria-label="Code" autoComplete="one-time-code" required />
      <button disabled={isPending}>Continue</button>
      <button type="button" disabled={isPending} onClick={resend}>
        Send another code
      </button>
      <p role="alert">{isWrong && 'This is not the code, or its time is over.'}</p>
    </form>
  )
}
