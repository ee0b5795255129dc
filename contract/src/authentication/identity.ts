import { Type } from 'typebox'
import { Country, deprecated, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CustomFieldValue } from './custom-field-value.ts'

/** What a violation of the e-mail address says besides: the packages show it as the form's own sentence about that field (site §5). */
const said = { violationData: { type: 'EMAIL' } } as const
const LoginEmail = Type.Unsafe<string>({ ...Email, ...said })

/** By what somebody signs in: an e-mail address, compared without regard to case. */
export const LoginId = Type.Object({ email: LoginEmail }, { additionalProperties: false, ...said })

/** 8 to 256 characters; the best known ones are refused. Compared in NFKC, so that one keyboard’s letters are another’s. */
export const Password = Text(256, 8)

/** What a captcha answered. One element may hold both, under the packages' own names; the site's is ALTCHA's payload under either (threat A22). */
export const CaptchaTokens = Type.Array(
  Shape({
    Recaptcha: maybeNull(Text(5000)),
    InvisibleRecaptcha: maybeNull(Text(5000)),
    NoCaptcha: maybeNull(Text(5000)),
    recaptchaForClientSiteKey: maybeNull(Shape({ token: maybeNull(Text(5000)), siteKeyId: maybeNull(Text(100)) })),
  }),
  { maxItems: 10 },
)

const ProfileAddress = Shape({
  country: maybeNull(Country),
  subdivision: maybeNull(Text(50)),
  city: maybeNull(Text(100)),
  postalCode: maybeNull(Text(50)),
  addressLine: maybeNull(Text(200)),
  addressLine2: maybeNull(Text(200)),
  streetName: maybeNull(Text(200)),
  streetNumber: maybeNull(Text(50)),
})

const emailTags = Type.Enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])
const phoneTags = Type.Enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'])
const addressTags = Type.Enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'])
const Phone = Text(50, 1)

/** What somebody says of themselves. Labels and subscriptions are the shop's to give, and dropped. */
export const IdentityProfile = Shape({
  firstName: maybeNull(Text(100)),
  lastName: maybeNull(Text(100)),
  nickname: maybeNull(Text(100)),
  /** The address of a picture. */
  picture: maybeNull(Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s<>"]+)?$', description: 'the URL of a picture' })),
  emails: maybe(Type.Array(Email, { maxItems: 20 })),
  phones: maybe(Type.Array(Phone, { maxItems: 20 })),
  secondaryEmails: maybe(Type.Array(Shape({ email: Email, tag: maybeNull(emailTags) }), { maxItems: 20 })),
  phonesV2: maybe(Type.Array(Shape({ countryCode: maybeNull(Country), phone: Phone, tag: maybeNull(phoneTags) }), { maxItems: 20 })),
  addresses: maybe(Type.Array(Shape({ address: ProfileAddress, tag: maybeNull(addressTags) }), { maxItems: 20 })),
  customFields: maybe(Type.Array(Shape({ name: Text(100, 1), value: CustomFieldValue }), { maxItems: 50 })),
  language: maybeNull(Text(35)),
  privacyStatus: maybeNull(Type.Enum(['UNDEFINED', 'PUBLIC', 'PRIVATE'])),
  company: maybeNull(Text(100)),
  position: maybeNull(Text(100)),
  birthdate: maybeNull(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', description: 'a date such as 1990-05-12' })),
  vatId: deprecated(Type.String()),
  slug: readOnly(Type.String()),
  labels: readOnly(Type.Array(Type.String())),
  subscription: readOnly(Type.Boolean()),
})

/** A member as one who signs in. Its id is the member's. */
export const Identity = Shape({
  id: Guid,
  revision: Type.String(),
  createdDate: Instant,
  updatedDate: Instant,
  identityProfile: Shape({
    firstName: maybe(Type.String()),
    lastName: maybe(Type.String()),
    nickname: maybe(Type.String()),
    /** Absent where it would tell who has an account (threat A06). */
    slug: maybe(Type.String()),
    privacyStatus: Type.Enum(['PUBLIC', 'PRIVATE']),
  }),
  email: maybe(Shape({ address: Type.String(), isVerified: Type.Boolean() })),
  status: Shape({
    name: Type.Enum(['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE']),
    reasons: Type.Array(Type.Enum(['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'])),
  }),
})

/** How far a sign-in has come. */
export const signInStates = ['SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION'] as const
export type SignInState = (typeof signInStates)[number]

/** SUCCESS comes with a `sessionToken`, which opens all that is the member's; the other states with a `stateToken`, with which the sign-in goes on. */
export const StateAnswer = Shape({
  state: Type.Enum([...signInStates]),
  sessionToken: maybe(Type.String()),
  stateToken: maybe(Type.String()),
  identity: Identity,
  /** `redirectUrl.strValue`: where a recovery that was asked for from another place leads back to. */
  additionalData: maybe(Type.Record(Type.String(), Shape({ strValue: Type.String() }))),
})

/** Goes on with a sign-in that waits. */
export const StateToken = Text(1000, 1)
