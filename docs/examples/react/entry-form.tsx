import type { LoginState, SignInHook } from '@stoa/sdk/react-sign-in'

/** One button signs in, the other signs up. */
export function EntryForm({ signIn }: { signIn: SignInHook }) {
  const { login, register } = signIn
  const enter = (form: FormData, step: typeof login) =>
    step({ loginId: { email: String(form.get('email')) }, password: String(form.get('password')) })
  return (
    <form action={(form) => void enter(form, login)}>
      <input type="email" name="email" aria-label="Email" autoComplete="username" required />
      <input type="password" name="password" aria-label="Password" autoComplete="current-password" minLength={8} required />
      <button disabled={signIn.isPending}>Sign in</button>
      <button disabled={signIn.isPending} formAction={(form) => void enter(form, register)}>
        Sign up
      </button>
      <p role="alert">{signIn.error?.message ?? problemOf(signIn.state)}</p>
    </form>
  )
}

const messages = {
  invalidEmail: 'Enter a valid email address.',
  invalidPassword: 'The email address or password is incorrect.',
  resetPassword: 'Set a new password to continue.',
  emailAlreadyExists: 'An account with this email address already exists.',
  missingCaptchaToken: 'Complete the captcha.',
  invalidCaptchaToken: 'Complete the captcha again.',
}

function problemOf(state: LoginState): string {
  if (state.loginState === 'FAILURE') return state.errorCode ? messages[state.errorCode] : state.error
  return state.loginState.endsWith('CAPTCHA_REQUIRED') ? messages.missingCaptchaToken : ''
}
