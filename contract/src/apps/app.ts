import { Type } from 'typebox'
import { AllowedOrigins, ClientName, RedirectUris, Revision } from '../oauth-clients/oauth-client.ts'
import { Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** A program that runs on a server and keeps a secret: it speaks for itself by `client_credentials`, and for members who sign in through it. The secret is told
 *  once, when it is made. */
export const App = Shape({
  id: Guid,
  /** Counts what happened to the app; its last use is no change. */
  revision: Revision,
  name: Type.String(),
  /** What the token endpoint is given beside the secret, for the app's own token: the site's id. */
  instanceId: Guid,
  /** What it may do by itself, beside what everybody may. */
  permissions: Type.Array(Type.String()),
  /** True: it may sign members in on its own word, by `signOn` and the grant `authorized_client`. Whoever has its secret is any member. */
  elevated: Type.Boolean(),
  redirectUris: Type.Array(Type.String()),
  allowedOrigins: Type.Array(Type.String()),
  /** The last characters of the secret, to know it again by. */
  hint: maybe(Type.String()),
  createdDate: Instant,
  updatedDate: Instant,
  /** When it last got tokens, or made a call; written at most once a minute. */
  lastUsedDate: maybe(Instant),
  /** Until when the secret before the present one is good too, after a rotation with an overlap. */
  previousSecretExpiresDate: maybe(Instant),
})

/** What of an app its owner decides. Permissions are those that API keys can have; `elevated` is said by itself, never as a permission. */
export const appFields = {
  permissions: maybe(Type.Array(Text(100, 1), { maxItems: 200 })),
  elevated: maybe(Type.Boolean()),
  redirectUris: maybe(RedirectUris),
  allowedOrigins: maybe(AllowedOrigins),
}

/** A new secret, told this once: only its hash is kept. */
export const RevealedSecret = Shape({ app: App, secret: Type.String() })

export { ClientName as AppName, Revision }
