import { Type } from 'typebox'
import { field, Guid, Instant, maybe, maybeNull, Nullable, readOnly, Shape, Text } from '../scalars.ts'

/** OPEN: everyone who registers becomes a member at once. APPROVAL: the owner approves each one. */
export const signUpModes = ['OPEN', 'APPROVAL'] as const
/** OFF: no captcha. INVISIBLE: solved in the background. VISIBLE: a box to tick. */
export const captchaModes = ['OFF', 'INVISIBLE', 'VISIBLE'] as const

/** The style of a connection's button. NONE: there is no button; apps sign in with the provider's token themselves. */
export const buttonLooks = ['OUTLINE', 'SOLID', 'NONE'] as const
const Look = Type.Enum([...buttonLooks])

export const connection = {
  id: maybe(Guid, 'ID of the connection. Given by the server if absent.'),
  name: field(Text(100, 1), 'Name of the provider. Its button says “Continue with …”.'),
  issuer: field(
    Type.String({ maxLength: 500, pattern: '^https?://[^\\s?#<>"]+$', form: 'the URL of an OpenID provider' }),
    'The provider’s issuer URL, from which everything else is found.',
  ),
  clientId: field(Text(500, 1), 'ID of the site’s client at the provider.'),
}

/** The text of the button in place of “Continue with …”. */
const Label = Text(60)

const fields = {
  signUp: field(Type.Enum([...signUpModes]), 'OPEN: everyone who registers is a member at once. APPROVAL: the owner approves each one.'),
  verifyEmail: field(Type.Boolean(), 'Whether an email address must be verified before its owner is signed in.'),
  captcha: field(Type.Enum([...captchaModes]), 'Whether people solve a captcha, in the background or by ticking a box.'),
  concealAccounts: field(Type.Boolean(), 'Whether registering hides that an address has an account. Addresses are then always verified.'),
}

/** How visitors become members. The secrets of connections can be written but not read. */
export const SignInSettings = Shape({
  ...fields,
  connections: field(
    Type.Array(
      Shape({
        ...connection,
        id: field(Guid, 'ID of the connection.'),
        label: field(Nullable(Type.String()), 'Text of the button in place of “Continue with …”. Null for the usual one.'),
        look: field(Look, 'Style of the button. NONE: there is no button; apps sign in with the provider’s token themselves.'),
        hasClientSecret: field(Type.Boolean(), 'Whether a client secret is stored. The secret itself can’t be read.'),
        callbackUrl: field(Type.String(), 'Callback address to register with the provider.'),
      }),
    ),
    'Providers that members can sign in with.',
  ),
  revision: field(Type.String(), 'Number of the last change. An update sends the revision it is based on.'),
  updatedDate: field(Nullable(Instant), 'When the settings were last changed. Null if never.'),
})

/** The settings to change, each as a whole, and the revision they are based on. A connection sent with its id and without `clientSecret` keeps its secret. */
export const SignInSettingsUpdate = Shape({
  signUp: maybe(fields.signUp),
  verifyEmail: maybe(fields.verifyEmail),
  captcha: maybe(fields.captcha),
  concealAccounts: maybe(fields.concealAccounts),
  connections: maybe(
    Type.Array(
      Shape({
        ...connection,
        label: maybeNull(Label, 'Text of the button in place of “Continue with …”. Null for the usual one.'),
        look: maybe(Look, 'Style of the button. OUTLINE by default.'),
        clientSecret: maybe(Text(1000, 1), 'Secret of the client at the provider. A saved one is kept if absent.'),
        hasClientSecret: readOnly(Type.Boolean(), 'Whether a client secret is stored.'),
        callbackUrl: readOnly(Type.String(), 'Callback address to register with the provider.'),
      }),
      { maxItems: 20 },
    ),
    'Providers that members can sign in with. They replace the previous ones.',
  ),
  revision: field(Type.String({ pattern: '^[1-9][0-9]{0,15}$', form: 'a revision' }), 'The revision that the change is based on.'),
  updatedDate: readOnly(Nullable(Instant), 'When the settings were last changed. Null if never.'),
})

/** What a sign-in page needs to know. */
export const SignInOptions = Shape({
  ...fields,
  connections: field(
    Type.Array(
      Shape({
        id: field(Guid, 'ID of the connection.'),
        name: field(Type.String(), 'Name of the provider. Its button says “Continue with …”.'),
        issuer: field(Type.String(), 'The provider’s issuer URL.'),
        clientId: field(Type.String(), 'ID of the site’s client at the provider.'),
        label: field(Nullable(Type.String()), 'Text of the button in place of “Continue with …”. Null for the usual one.'),
        look: field(Look, 'Style of the button. NONE: there is no button; apps sign in with the provider’s token themselves.'),
        nonce: field(Type.String(), 'The caller’s own nonce, which the provider puts into the ID token.'),
      }),
    ),
    'Providers that members can sign in with.',
  ),
})
