import { Type } from 'typebox'
import { field, Free, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { onlyFrom, shopSide } from '../sent-by.ts'

/** A return URL: `https`, `http` on a development machine, or an app's custom scheme. Whether it is allowed is checked separately. */
const Address = Text(2048)

export const prompts = ['login', 'none', 'consent', 'select_account'] as const
export const responseModes = ['fragment', 'query', 'web_message'] as const

/** An OAuth client's request to the hosted page, which needs `clientId` and `state`. PKCE with S256 only, and required for public clients.
 *  Beside `ecomCheckout` it names a member instead (decision 0075). */
const AuthorizeRequest = Shape({
  clientId: maybe(Guid, 'ID of the OAuth client that asks for the sign-in. Needed unless `memberId` is sent.'),
  responseType: maybe(Type.Enum(['code']), 'What the client wants back; always a code.'),
  redirectUri: maybeNull(Address, 'Registered address that the code is sent to. Null to get it by message or call.'),
  scope: maybeNull(Text(1000), 'Limits of the tokens. Ignored: they aren’t limited further than the member.'),
  state: maybe(
    Text(2048, 1),
    'Text that the client gets back with the code, to recognise its own request. Needed unless `memberId` is sent.',
  ),
  responseMode: maybeNull(Type.Enum(responseModes), 'Whether the code comes in the fragment, the query or a message. `query` by default.'),
  codeChallenge: maybeNull(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', form: 'a SHA-256 digest in base64url' }),
    'SHA-256 of the client’s verifier, in base64url. Needed by clients without a secret.',
  ),
  codeChallengeMethod: maybeNull(Type.Enum(['S256']), 'Hash function of the challenge; always S256.'),
  sessionToken: maybeNull(
    Text(2048),
    'Session of the member, for clients with their own sign-in page: the code is issued without another one.',
  ),
  nonce: maybeNull(Text(512), 'Text for an ID token. Ignored: there are no ID tokens.'),
  prompt: maybeNull(Type.Enum(prompts), 'Whether the page must ask for credentials, consent or an account, or may not appear at all.'),
  idp: maybeNull(Text(200), 'ID of the connection whose provider is opened at once. If the site doesn’t have it, the page offers all.'),
  memberId: onlyFrom(shopSide, Guid, 'Beside `ecomCheckout`: ID of the member who is handed over to the checkout.'),
})

/** Where the hosted page returns to. Each URL must be on one of the client's allowed redirect domains, on the origin of one of its redirect URIs, or on this
 *  site. Checkout: `thankYouPageUrl` replaces the shop's thank-you page and receives `?orderId=`; without it, that page links to `postFlowUrl`.
 *  `cartPageUrl` and `loginUrl` replace the shop's cart and sign-in pages. Sign-in and sign-out: `postFlowUrl`. */
export const Callbacks = Shape({
  thankYouPageUrl: maybeNull(Address, 'Page after a checkout, in place of the shop’s. It gets `?orderId=`.'),
  postFlowUrl: maybeNull(Address, 'Page after a sign-in or sign-out, and the link on the shop’s thank-you page.'),
  loginUrl: maybeNull(Address, 'Sign-in page that checkout links to, in place of the shop’s.'),
  bookingsServiceListUrl: maybeNull(Address, 'Page with bookable services. Stoa has no page that links to it.'),
  cartPageUrl: maybeNull(Address, 'Cart page that checkout links to, in place of the shop’s.'),
  planListUrl: maybeNull(Address, 'Page with paid plans. Stoa has no page that links to it.'),
})

const Preferences = Shape({
  useGenericWixPages: maybeNull(Type.Boolean(), 'True to open the shop’s own page, even if the checkout names another one.'),
  maintainIdentity: maybeNull(Type.Boolean(), 'Whether visitors keep their identity. Ignored: they always do.'),
  additionalQueryParameters: maybe(Type.Record(Type.String(), Text(2048)), 'Query parameters to add to the address of the hosted page.'),
  checkIfPublish: maybeNull(Type.Boolean(), 'Whether to check that the page is published. Ignored: pages always are.'),
})

/** The target of a redirect session. Exactly one of these is set, except that `auth` can name a member beside `ecomCheckout`. */
export const targets = {
  bookingsCheckout: maybe(
    Shape({ timezone: maybe(Text(40), 'Time zone of the booking.'), slotAvailability: maybe(Free, 'The time that was chosen.') }),
    'Checkout of a booking. Not offered here.',
  ),
  ecomCheckout: maybe(Shape({ checkoutId: field(Guid, 'ID of the checkout to pay.') }), 'Checkout page of the shop.'),
  eventsCheckout: maybe(
    Shape({
      reservationId: maybe(Guid, 'ID of the reservation.'),
      eventSlug: maybe(Text(150), 'Last part of the address of the event’s page.'),
    }),
    'Checkout of an event. Not offered here.',
  ),
  paidPlansCheckout: maybe(
    Shape({ planId: maybe(Guid, 'ID of the plan.'), checkoutData: maybeNull(Text(2048), 'Data for the checkout of the plan.') }),
    'Checkout of a paid plan. Not offered here.',
  ),
  login: maybe(Shape({}), 'Sign-in page of the shop.'),
  logout: maybe(
    Shape({ clientId: maybe(Guid, 'ID of the OAuth client whose domains allow the return address.') }),
    'Ends the session of the member whose token is sent.',
  ),
  auth: maybe(
    Shape({
      authRequest: field(AuthorizeRequest, 'The client’s request for a code.'),
      prompt: maybe(Type.Enum(prompts), 'Whether the page must ask for credentials, consent or an account, or may not appear at all.'),
    }),
    'Sign-in page for an OAuth client.',
  ),
  storesProduct: maybe(
    Shape({ productSlug: field(Text(150, 1), 'Last part of the address of the product’s page.') }),
    'Page of a product.',
  ),
  bookingsBook: maybe(Shape({ resourceId: maybe(Guid, 'ID of the service.') }), 'Page for booking a service. Not offered here.'),
  ecomOrderPaymentRequest: maybe(
    Shape({ paymentRequestId: maybe(Guid, 'ID of the payment request.') }),
    'Page for a payment request. Not offered here.',
  ),
}
export type RedirectTarget = keyof typeof targets

export const RedirectSessionRequest = Shape({
  ...targets,
  callbacks: maybe(Callbacks, 'Where the hosted page returns to. The shop’s own pages if absent.'),
  preferences: maybe(Preferences, 'How the hosted page is opened.'),
  origin: maybeNull(Text(2048), 'Origin of the page that asks.'),
})

export const RedirectSession = Shape({
  id: field(Type.String(), 'ID of the redirect session.'),
  fullUrl: field(
    Type.String(),
    'Address to send the browser to. Anyone who has it can use it: for ten minutes to sign in, otherwise for a day.',
  ),
  urlDetails: field(
    Shape({
      endpoint: field(Type.String(), 'Path of the page below the site’s address.'),
      searchParams: maybe(Type.Record(Type.String(), Type.String()), 'Query parameters of the page.'),
    }),
    'The same address in parts.',
  ),
})

/** A redirect session as the hosted page reads it. */
export const HostedSession = Shape({
  id: field(Type.String(), 'ID of the redirect session.'),
  target: field(Type.String(), 'The requested target, such as `auth` or `ecomCheckout`.'),
  clientId: maybe(Type.String(), 'ID of the OAuth client that asks. Absent if none does.'),
  clientName: maybe(Type.String(), 'Name of the OAuth client, as its owner registered it.'),
  redirectUri: maybe(Type.String(), 'For `auth`: where the code goes. Absent if the client has no return address.'),
  checkoutId: maybe(Type.String(), 'For `ecomCheckout`: ID of the checkout.'),
  prompt: maybe(Type.String(), 'For `auth`: whether the page must ask for credentials, consent or an account.'),
  idp: maybe(Type.String(), 'For `auth`: ID of the connection whose provider is opened at once.'),
  callbacks: field(Callbacks, 'Where the page returns to.'),
  expiresDate: field(Type.String(), 'When the address stops working.'),
})
