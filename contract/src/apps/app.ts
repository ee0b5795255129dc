import { Type } from 'typebox'
import { AllowedOrigins, AllowedRedirectDomains, ClientName, RedirectUris, Revision } from '../oauth-clients/oauth-client.ts'
import { field, Guid, Instant, maybe, Shape, Text } from '../scalars.ts'

/** A program that runs on a server and keeps a secret. It acts for itself with `client_credentials`, and for members who sign in through it. The secret is
 *  returned only once, at creation. */
export const App = Shape({
  id: field(Guid, 'ID of the app, which it sends as `client_id`.'),
  revision: field(Revision, 'Number of the last change to the app. Using it isn’t a change.'),
  name: field(Type.String(), 'Name of the app, as members see it when it asks to act for them.'),
  instanceId: field(Guid, 'The site’s ID, which the token endpoint needs to issue the app’s own token.'),
  permissions: field(Type.Array(Type.String()), 'Permissions of the app itself, besides what every caller can do.'),
  elevated: field(
    Type.Boolean(),
    'True if the app can sign in members without their credentials. Anyone who has its secret can act as any member.',
  ),
  redirectUris: field(Type.Array(Type.String()), 'Addresses that a sign-in code may be sent to, compared exactly.'),
  allowedRedirectDomains: field(Type.Array(Type.String()), 'Domains that shoppers may return to after anything else.'),
  allowedOrigins: field(Type.Array(Type.String()), 'Origins that may embed the hosted sign-in page in a frame.'),
  hint: maybe(Type.String(), 'Last characters of the secret, to recognise it.'),
  createdDate: field(Instant, 'When the app was created.'),
  updatedDate: field(Instant, 'When the app was last changed.'),
  lastUsedDate: maybe(Instant, 'When the app last got tokens or made a call, to the minute. Absent if never.'),
  previousSecretExpiresDate: maybe(Instant, 'Until when the previous secret still works, after a rotation with an overlap.'),
})

/** The fields of an app that its owner sets. Permissions are those that API keys can have. `elevated` is a separate field, because it isn't a permission. */
export const appFields = {
  permissions: maybe(Type.Array(Text(100, 1), { maxItems: 200 }), 'Permissions of the app itself. None by default.'),
  elevated: maybe(Type.Boolean(), 'Whether the app can sign in members without their credentials. False by default.'),
  redirectUris: maybe(RedirectUris, 'Addresses that a sign-in code may be sent to, compared exactly. None by default.'),
  allowedRedirectDomains: maybe(AllowedRedirectDomains, 'Domains that shoppers may return to after anything else. None by default.'),
  allowedOrigins: maybe(AllowedOrigins, 'Origins that may embed the hosted sign-in page in a frame. None by default.'),
}

/** A new secret, returned only once: Stoa stores its hash. */
export const RevealedSecret = Shape({
  app: field(App, 'The app that the secret belongs to.'),
  secret: field(Type.String(), 'The secret. It is returned only here.'),
})

export { ClientName as AppName, Revision }
