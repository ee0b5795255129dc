import type { LoginState, SignInHook } from '@stoa/sdk/react-sign-in'

/** Signs in with one button, and up with the other. */
export function EntryForm({ signIn }: { signIn: SignInHook }) {
  const { login, register } = signIn
  const enter = (form: FormData, step: typeof login) =>
    step({ loginId: { email: String(form.get('email')) }, password: String(form.get('password')) })
  return (
    <form action={(form) => void enter(form, login)}>
      <input type="email" name="email" aria-label="E-mail" autoComplete="username" required />
      <input type="password" name="password" aria-label="Password" autoComplete="current-password" minLength={8} required />
      <button disabled={signIn.isPending}>Sign in</button>
      <button disabled={signIn.isPending} formAction={(form) => void enter(form, register)}>
        Sign up
      </button>
      <p role="alert">{signIn.error?.message ?? problemOf(signIn.state)}</p>
    </form>
  )
}

const words = {
  invalidEmail: 'This is no e-mail address.',
  invalidPassword: 'The e-mail address or the password is not right.',
  resetPassword: 'Your password must be chosen anew.',
  emailAlreadyExists: 'There is an account with this e-mail address already.',
  missingCaptchaToken: 'Please solve the captcha.',
  invalidCaptchaToken: 'Please solve the captcha again.',
}

function problemOf(state: LoginState): string {
  if (state.loginState === 'FAILURE') return state.errorCode ? words[state.errorCode] : state.error
  return state.loginState.endsWith('CAPTCHA_REQUIRED') ? words.missingCaptchaToken : ''
}
