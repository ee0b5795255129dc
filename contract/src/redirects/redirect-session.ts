import { Type } from 'typebox'
import { Free, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** A return address: `https`, `http` on the machine one develops on, or an app's own scheme. Whether it is registered is asked afterwards. */
const Address = Text(2048)

export const prompts = ['login', 'none', 'consent', 'select_account'] as const
export const responseModes = ['fragment', 'query', 'web_message'] as const

/** What an OAuth client asks of the hosted page. PKCE by S256 alone; a public client cannot do without. */
const AuthorizeRequest = Shape({
  clientId: Guid,
  responseType: Type.Enum(['code']),
  redirectUri: maybeNull(Address),
  scope: maybeNull(Text(1000)),
  state: Text(2048, 1),
  responseMode: maybeNull(Type.Enum(responseModes)),
  codeChallenge: maybeNull(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'a SHA-256 digest in base64url' })),
  codeChallengeMethod: maybeNull(Type.Enum(['S256'])),
  /** Of a log-in by the member's own client: the code is made of that one, and nobody is asked. */
  sessionToken: maybeNull(Text(2048)),
  nonce: maybeNull(Text(512)),
  prompt: maybeNull(Type.Enum(prompts)),
  /** The id of the connection to whose provider to go at once; where the site has none of that id, the page offers all there are. */
  idp: maybeNull(Text(200)),
})

/** Where the hosted page leads; each must be registered for the client, to the letter. Of a checkout: `thankYouPageUrl` takes the place of the shop's own
 *  thank-you page and is told `?orderId=`; without it that page has a link to `postFlowUrl`. `cartPageUrl` and `loginUrl` take the place of the shop's cart and
 *  log-in page there. Of a log-in and a log-out: `postFlowUrl`. */
export const Callbacks = Shape({
  thankYouPageUrl: maybeNull(Address),
  postFlowUrl: maybeNull(Address),
  loginUrl: maybeNull(Address),
  bookingsServiceListUrl: maybeNull(Address),
  cartPageUrl: maybeNull(Address),
  planListUrl: maybeNull(Address),
})

const Preferences = Shape({
  /** True: the shop's own page, also where the checkout names another. */
  useGenericWixPages: maybeNull(Type.Boolean()),
  maintainIdentity: maybeNull(Type.Boolean()),
  additionalQueryParameters: maybe(Type.Record(Type.String(), Text(2048))),
  checkIfPublish: maybeNull(Type.Boolean()),
})

/** What a redirect session may lead to: one of these. */
export const targets = {
  bookingsCheckout: maybe(Shape({ timezone: maybe(Text(40)), slotAvailability: maybe(Free) })),
  ecomCheckout: maybe(Shape({ checkoutId: Guid })),
  eventsCheckout: maybe(Shape({ reservationId: maybe(Guid), eventSlug: maybe(Text(150)) })),
  paidPlansCheckout: maybe(Shape({ planId: maybe(Guid), checkoutData: maybeNull(Text(2048)) })),
  login: maybe(Shape({})),
  logout: maybe(Shape({ clientId: maybe(Guid) })),
  auth: maybe(Shape({ authRequest: AuthorizeRequest, prompt: maybe(Type.Enum(prompts)) })),
  storesProduct: maybe(Shape({ productSlug: Text(150, 1) })),
  bookingsBook: maybe(Shape({ resourceId: maybe(Guid) })),
  ecomOrderPaymentRequest: maybe(Shape({ paymentRequestId: maybe(Guid) })),
}
export type RedirectTarget = keyof typeof targets

export const RedirectSessionRequest = Shape({
  ...targets,
  callbacks: maybe(Callbacks),
  preferences: maybe(Preferences),
  origin: maybeNull(Text(2048)),
})

export const RedirectSession = Shape({
  id: Type.String(),
  /** Where to send the browser. Whoever has this address may go there; it is good for ten minutes to sign in, for a day otherwise. */
  fullUrl: Type.String(),
  urlDetails: Shape({ endpoint: Type.String(), searchParams: maybe(Type.Record(Type.String(), Type.String())) }),
})

/** A redirect session as the hosted page sees it. */
export const HostedSession = Shape({
  id: Type.String(),
  target: Type.String(),
  clientId: maybe(Type.String()),
  /** Of `ecomCheckout`. */
  checkoutId: maybe(Type.String()),
  prompt: maybe(Type.String()),
  /** Of `auth`: the connection to whose provider the client wants to go at once. */
  idp: maybe(Type.String()),
  callbacks: Callbacks,
  expiresDate: Type.String(),
})
