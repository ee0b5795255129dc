import { Type } from 'typebox'
import { Free, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'

/** A return URL: `https`, `http` on a development machine, or an app's custom scheme. Whether it is allowed is checked separately. */
const Address = Text(2048)

export const prompts = ['login', 'none', 'consent', 'select_account'] as const
export const responseModes = ['fragment', 'query', 'web_message'] as const

/** An OAuth client's request to the hosted page, which needs `clientId` and `state`. PKCE with S256 only, and required for public clients.
 *  Beside `ecomCheckout` it names a member instead (decision 0075). */
const AuthorizeRequest = Shape({
  clientId: maybe(Guid),
  responseType: maybe(Type.Enum(['code'])),
  redirectUri: maybeNull(Address),
  scope: maybeNull(Text(1000)),
  state: maybe(Text(2048, 1)),
  responseMode: maybeNull(Type.Enum(responseModes)),
  codeChallenge: maybeNull(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'a SHA-256 digest in base64url' })),
  codeChallengeMethod: maybeNull(Type.Enum(['S256'])),
  /** For a sign-in by the member's own client: the code is issued for that session without a sign-in page. */
  sessionToken: maybeNull(Text(2048)),
  nonce: maybeNull(Text(512)),
  prompt: maybeNull(Type.Enum(prompts)),
  /** The id of the connection whose provider is opened at once. If the site doesn't have it, the page offers all connections. */
  idp: maybeNull(Text(200)),
  /** Beside `ecomCheckout`: the member who is handed over to the checkout. Only for owners and apps that can sign in any member. */
  memberId: onlyFrom(shopSide, Guid),
})

/** Where the hosted page returns to. Each URL must be on one of the client's allowed redirect domains, on the origin of one of its redirect URIs, or on this
 *  site. Checkout: `thankYouPageUrl` replaces the shop's thank-you page and receives `?orderId=`; without it, that page links to `postFlowUrl`.
 *  `cartPageUrl` and `loginUrl` replace the shop's cart and sign-in pages. Sign-in and sign-out: `postFlowUrl`. */
export const Callbacks = Shape({
  thankYouPageUrl: maybeNull(Address),
  postFlowUrl: maybeNull(Address),
  loginUrl: maybeNull(Address),
  bookingsServiceListUrl: maybeNull(Address),
  cartPageUrl: maybeNull(Address),
  planListUrl: maybeNull(Address),
})

const Preferences = Shape({
  /** True: opens the shop's own page, even if the checkout names another one. */
  useGenericWixPages: maybeNull(Type.Boolean()),
  maintainIdentity: maybeNull(Type.Boolean()),
  additionalQueryParameters: maybe(Type.Record(Type.String(), Text(2048))),
  checkIfPublish: maybeNull(Type.Boolean()),
})

/** The target of a redirect session. Exactly one of these is set, except that `auth` can name a member beside `ecomCheckout`. */
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
  /** Where to send the browser. Anyone with this URL can use it; it is valid for ten minutes to sign in, otherwise for a day. */
  fullUrl: Type.String(),
  urlDetails: Shape({ endpoint: Type.String(), searchParams: maybe(Type.Record(Type.String(), Type.String())) }),
})

/** A redirect session as the hosted page reads it. */
export const HostedSession = Shape({
  id: Type.String(),
  target: Type.String(),
  clientId: maybe(Type.String()),
  /** The name of the OAuth client that asks, as its owner registered it. */
  clientName: maybe(Type.String()),
  /** For `auth`: where the code goes. */
  redirectUri: maybe(Type.String()),
  /** For `ecomCheckout`. */
  checkoutId: maybe(Type.String()),
  prompt: maybe(Type.String()),
  /** For `auth`: the connection whose provider the client wants to open at once. */
  idp: maybe(Type.String()),
  callbacks: Callbacks,
  expiresDate: Type.String(),
})
