import { Type } from 'typebox'
import { Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'

/** OPEN: whoever registers is a member at once. APPROVAL: the owner lets each one in. */
export const signUpModes = ['OPEN', 'APPROVAL'] as const
/** OFF asks nothing, INVISIBLE works without being seen, VISIBLE is a box to tick. */
export const captchaModes = ['OFF', 'INVISIBLE', 'VISIBLE'] as const

/** How a connection's button looks. NONE: there is no button; apps sign in with the provider's token themselves. */
export const buttonLooks = ['OUTLINE', 'SOLID', 'NONE'] as const
const Look = Type.Enum([...buttonLooks])

export const connection = {
  /** Made by the server where it is left out. */
  id: maybe(Guid),
  /** What the provider is called: its button says “Continue with …”. */
  name: Text(100, 1),
  /** The provider's own address, from which all else of it is found. */
  issuer: Type.String({ maxLength: 500, pattern: '^https?://[^\\s?#<>"]+$', description: 'the URL of an OpenID provider' }),
  clientId: Text(500, 1),
}

/** What a button says in place of “Continue with …”. */
const Label = Text(60)

const fields = {
  signUp: Type.Enum([...signUpModes]),
  /** Whether an e-mail address must be shown to be one's own before one is signed in. */
  verifyEmail: Type.Boolean(),
  captcha: Type.Enum([...captchaModes]),
  /** Whether a sign-up keeps to itself that an address has an account already: it ends in “check your mail” either way. Addresses are verified then, whatever
   *  `verifyEmail` was set to. */
  concealAccounts: Type.Boolean(),
}

/** How visitors become members. The secrets of connections are written, never read. */
export const SignInSettings = Shape({
  ...fields,
  connections: Type.Array(
    Shape({
      ...connection,
      id: Guid,
      label: Nullable(Type.String()),
      look: Look,
      hasClientSecret: Type.Boolean(),
      /** The address that the provider leads back to, to be registered there. */
      callbackUrl: Type.String(),
    }),
  ),
  revision: Type.String(),
  updatedDate: Nullable(Instant),
})

/** Some of the settings, each whole, and the revision they were made on. A connection that is sent with its id and without `clientSecret` keeps the one it has. */
export const SignInSettingsUpdate = Shape({
  signUp: maybe(fields.signUp),
  verifyEmail: maybe(fields.verifyEmail),
  captcha: maybe(fields.captcha),
  concealAccounts: maybe(fields.concealAccounts),
  connections: maybe(
    Type.Array(
      Shape({
        ...connection,
        label: maybeNull(Label),
        look: maybe(Look),
        clientSecret: maybe(Text(1000, 1)),
        hasClientSecret: readOnly(Type.Boolean()),
        callbackUrl: readOnly(Type.String()),
      }),
      { maxItems: 20 },
    ),
  ),
  revision: Type.String({ pattern: '^[1-9][0-9]{0,15}$', description: 'a revision' }),
  updatedDate: readOnly(Nullable(Instant)),
})

/** What a page that signs people in needs to know. */
export const SignInOptions = Shape({
  ...fields,
  connections: Type.Array(
    Shape({
      id: Guid,
      name: Type.String(),
      issuer: Type.String(),
      clientId: Type.String(),
      label: Nullable(Type.String()),
      look: Look,
      /** Of the caller's own: what the provider is to put into the ID token (threat A11). */
      nonce: Type.String(),
    }),
  ),
})
