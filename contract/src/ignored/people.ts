import { withAll, type IgnoredFields } from './listed.ts'

const redirect = 'redirects.createRedirectSession'

export const ofPeople: readonly IgnoredFields[] = [
  { why: 'a site has one key for captchas', request: ['authentication.login.captchaTokens[].recaptchaForClientSiteKey.siteKeyId'] },
  {
    why: 'there is one way to sign in with a password',
    request: ['authentication.login.authenticatorId', 'authentication.register.authenticatorId'],
  },
  {
    why: 'what a package says about itself changes nothing',
    request: ['authentication.loginV2.clientMetaData', 'authentication.registerV2.clientMetaData'],
  },
  { why: 'a sign-in with a password begins anew', request: ['authentication.loginV2.stateToken'] },
  { why: 'contacts don’t exist yet', request: ['authentication.signOn.mergeExistingContact'] },
  {
    why: 'emails are written in the site’s language',
    request: [
      'authentication.register.identity.identityProfile.language',
      'recovery.sendActivationEmail.emailOptions.language',
      'recovery.sendRecoveryEmail.language',
    ],
  },
  {
    why: 'email addresses, phone numbers and addresses have no labels',
    request: withAll(
      'authentication.register.identity.identityProfile',
      'secondaryEmails[].tag',
      'phonesV2[].countryCode',
      'phonesV2[].tag',
      'addresses[].tag',
    ),
  },
  { why: 'it has only one value', request: ['verification.start.target', `${redirect}.auth.authRequest.responseType`] },
  { why: 'tokens aren’t limited further than their caller', request: ['oauth.token.scope', `${redirect}.auth.authRequest.scope`] },
  { why: 'there are no ID tokens', request: [`${redirect}.auth.authRequest.nonce`] },
  {
    why: 'only the body of the request inside is used',
    request: withAll('oauth.tokenByEnvelope', 'method', 'rawPath', 'rawQuery', 'headers', 'pathParams', 'queryParams'),
    response: ['oauth.tokenByEnvelope.headers'],
  },
  {
    why: 'this shop has no page for this target',
    refused: true,
    request: withAll(
      redirect,
      'bookingsCheckout.timezone',
      'bookingsCheckout.slotAvailability',
      'eventsCheckout.reservationId',
      'eventsCheckout.eventSlug',
      'paidPlansCheckout.planId',
      'paidPlansCheckout.checkoutData',
      'bookingsBook.resourceId',
      'ecomOrderPaymentRequest.paymentRequestId',
    ),
  },
  {
    why: 'pages are always published, and visitors keep their identity',
    request: withAll(`${redirect}.preferences`, 'maintainIdentity', 'checkIfPublish'),
  },
]
