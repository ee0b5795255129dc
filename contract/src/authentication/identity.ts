import { Type } from 'typebox'
import { Country, deprecated, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CustomFieldValue } from './custom-field-value.ts'

/** Additional data of a violation of the email address: the packages show it as the form's error of that field (site §5). */
const emailError = { violationData: { type: 'EMAIL' } } as const
const LoginEmail = Type.Unsafe<string>({ ...Email, ...emailError })

/** What a person signs in with: an email address, compared case-insensitively. */
export const LoginId = Type.Object({ email: LoginEmail }, { additionalProperties: false, ...emailError })

/** 8 to 256 characters. The most common passwords are rejected. Compared in NFKC, so that input from different keyboards matches. */
export const Password = Text(256, 8)

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

/** Profile data that a person provides when registering. Labels and subscriptions are set by the shop and ignored here. */
export const IdentityProfile = Shape({
  firstName: maybeNull(Text(100)),
  lastName: maybeNull(Text(100)),
  nickname: maybeNull(Text(100)),
  /** The URL of a picture. */
  picture: maybeNull(Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s<>"]+)?$', form: 'the URL of a picture' })),
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
  birthdate: maybeNull(Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', form: 'a date such as 1990-05-12' })),
  vatId: deprecated(Type.String()),
  slug: readOnly(Type.String()),
  labels: readOnly(Type.Array(Type.String())),
  subscription: readOnly(Type.Boolean()),
})

/** A member as the sign-in calls return it. Its id is the member's id. */
export const Identity = Shape({
  id: Guid,
  revision: Type.String(),
  createdDate: Instant,
  updatedDate: Instant,
  identityProfile: Shape({
    firstName: maybe(Type.String()),
    lastName: maybe(Type.String()),
    nickname: maybe(Type.String()),
    /** Absent where it would reveal whether an account exists (threat A06). */
    slug: maybe(Type.String()),
    privacyStatus: Type.Enum(['PUBLIC', 'PRIVATE']),
  }),
  email: maybe(Shape({ address: Type.String(), isVerified: Type.Boolean() })),
  status: Shape({
    name: Type.Enum(['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE']),
    reasons: Type.Array(Type.Enum(['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'])),
  }),
})

/** The state of a sign-in. */
export const signInStates = ['SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION'] as const
export type SignInState = (typeof signInStates)[number]

/** SUCCESS comes with a `sessionToken` for everything the member can access. The other states come with a `stateToken` to continue the sign-in. */
export const StateAnswer = Shape({
  state: Type.Enum([...signInStates]),
  sessionToken: maybe(Type.String()),
  stateToken: maybe(Type.String()),
  identity: Identity,
  /** `redirectUrl.strValue`: the URL that a password recovery requested by another page returns to. */
  additionalData: maybe(Type.Record(Type.String(), Shape({ strValue: Type.String() }))),
})

/** Continues a pending sign-in. */
export const StateToken = Text(1000, 1)
