import { Type } from 'typebox'
import { AllowedOrigins, AllowedRedirectDomains, ClientName, RedirectUris, Revision } from '../oauth-clients/oauth-client.ts'
import { Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** A program that runs on a server and keeps a secret. It acts for itself with `client_credentials`, and for members who sign in through it. The secret is
 *  returned only once, at creation. */
export const App = Shape({
  id: Guid,
  /** Incremented by every change to the app. Using the app isn't a change. */
  revision: Revision,
  name: Type.String(),
  /** The site's id, which the token endpoint needs besides the secret to issue the app's own token. */
  instanceId: Guid,
  /** The permissions of the app itself, in addition to what every caller can do. */
  permissions: Type.Array(Type.String()),
  /** True if the app can sign in members without their credentials, with `signOn` and the grant `authorized_client`. Anyone who has its secret can act as
   *  any member. */
  elevated: Type.Boolean(),
  redirectUris: Type.Array(Type.String()),
  allowedRedirectDomains: Type.Array(Type.String()),
  allowedOrigins: Type.Array(Type.String()),
  /** The last characters of the secret, to recognise it. */
  hint: maybe(Type.String()),
  createdDate: Instant,
  updatedDate: Instant,
  /** When the app last got tokens or made a call. Updated at most once a minute. */
  lastUsedDate: maybe(Instant),
  /** Until when the previous secret still works, after a rotation with an overlap. */
  previousSecretExpiresDate: maybe(Instant),
})

/** The fields of an app that its owner sets. Permissions are those that API keys can have. `elevated` is a separate field, because it isn't a permission. */
export const appFields = {
  permissions: maybe(Type.Array(Text(100, 1), { maxItems: 200 })),
  elevated: maybe(Type.Boolean()),
  redirectUris: maybe(RedirectUris),
  allowedRedirectDomains: maybe(AllowedRedirectDomains),
  allowedOrigins: maybe(AllowedOrigins),
}

/** A new secret, returned only once: Stoa stores its hash. */
export const RevealedSecret = Shape({ app: App, secret: Type.String() })

export { ClientName as AppName, Revision }
