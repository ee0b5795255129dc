import type { buttonLooks, captchaModes, signUpModes } from '@stoa/contract/sign-in/settings'

export interface Connection {
  id: string
  name: string
  issuer: string
  clientId: string
  clientSecret?: string
  /** In place of “Continue with …”. */
  label?: string
  /** OUTLINE by default. */
  look?: (typeof buttonLooks)[number]
}

/** How visitors become members. */
export interface SignInSettings {
  signUp: (typeof signUpModes)[number]
  verifyEmail: boolean
  captcha: (typeof captchaModes)[number]
  /** Registering doesn't reveal that an address has an account. */
  concealAccounts: boolean
  connections: Connection[]
}
