import { Type } from 'typebox'
import { Country, deprecated, Email, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { CustomFieldValue } from './custom-field-value.ts'

/** Additional data of a violation of the email address: the packages show it as the form's error of that field (site §5). */
const emailError = { violationData: { type: 'EMAIL' } } as const
const LoginEmail = Type.Unsafe<string>({ ...Email, ...emailError })

/** What a person signs in with: an email address, compared case-insensitively. */
export const LoginId = Type.Object(
  { email: field(LoginEmail, 'Email address, compared without regard to case.') },
  { additionalProperties: false, ...emailError },
)

/** 8 to 256 characters. The most common passwords are rejected. Compared in NFKC, so that input from different keyboards matches. */
export const Password = Text(256, 8)

const ProfileAddress = Shape({
  country: maybeNull(Country, 'Country as a two-letter ISO 3166-1 code, such as PT.'),
  subdivision: maybeNull(Text(50), 'State, region or province.'),
  city: maybeNull(Text(100), 'Name of the town or city.'),
  postalCode: maybeNull(Text(50), 'Postal or ZIP code.'),
  addressLine: maybeNull(Text(200), 'Street and number as one line.'),
  addressLine2: maybeNull(Text(200), 'Second line, such as an apartment or floor.'),
  streetName: maybeNull(Text(200), 'Name of the street, if it is sent apart from the number.'),
  streetNumber: maybeNull(Text(50), 'House number, if it is sent apart from the street.'),
})

const emailTags = Type.Enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])
const phoneTags = Type.Enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'])
const addressTags = Type.Enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'])
const Phone = Text(50, 1)

/** Profile data that a person provides when registering. Labels and subscriptions are set by the shop and ignored here. */
export const IdentityProfile = Shape({
  firstName: maybeNull(Text(100), 'First name of the person.'),
  lastName: maybeNull(Text(100), 'Last name of the person.'),
  nickname: maybeNull(Text(100), 'Name that other visitors see.'),
  picture: maybeNull(
    Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s<>"]+)?$', form: 'the URL of a picture' }),
    'Address of a profile picture. Empty for none.',
  ),
  emails: maybe(Type.Array(Email, { maxItems: 20 }), 'Email addresses besides the one to sign in with.'),
  phones: maybe(Type.Array(Phone, { maxItems: 20 }), 'Phone numbers of the person.'),
  secondaryEmails: maybe(
    Type.Array(Shape({ email: field(Email, 'Email address of the person.'), tag: maybeNull(emailTags, 'Label of the address.') }), {
      maxItems: 20,
    }),
    'Email addresses with a label, added to `emails`.',
  ),
  phonesV2: maybe(
    Type.Array(
      Shape({
        countryCode: maybeNull(Country, 'Country of the number, as a two-letter code.'),
        phone: field(Phone, 'Phone number of the person.'),
        tag: maybeNull(phoneTags, 'Label of the number.'),
      }),
      { maxItems: 20 },
    ),
    'Phone numbers with a label, added to `phones`.',
  ),
  addresses: maybe(
    Type.Array(
      Shape({ address: field(ProfileAddress, 'Street, town and country.'), tag: maybeNull(addressTags, 'Label of the address.') }),
      { maxItems: 20 },
    ),
    'Postal addresses of the person.',
  ),
  customFields: maybe(
    Type.Array(Shape({ name: field(Text(100, 1), 'Name of the field.'), value: field(CustomFieldValue, 'Value of the field.') }), {
      maxItems: 50,
    }),
    'Answers to the shop’s own questions.',
  ),
  language: maybeNull(Text(35), 'Language that the person prefers, as a language tag.'),
  privacyStatus: maybeNull(Type.Enum(['UNDEFINED', 'PUBLIC', 'PRIVATE']), 'Whether everyone can see the profile. PRIVATE by default.'),
  company: maybeNull(Text(100), 'Company that the person works for.'),
  position: maybeNull(Text(100), 'What the person does there.'),
  birthdate: maybeNull(
    Type.String({ pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', form: 'a date such as 1990-05-12' }),
    'Day of birth as `YYYY-MM-DD`. Empty for none.',
  ),
  vatId: deprecated(Type.String(), 'Tax number of the person.'),
  slug: readOnly(Type.String(), 'Last part of the address of the profile’s page.'),
  labels: readOnly(Type.Array(Type.String()), 'Labels that the shop gives.'),
  subscription: readOnly(Type.Boolean(), 'Whether the person gets newsletters.'),
})

/** A member as the sign-in calls return it. Its id is the member's id. */
export const Identity = Shape({
  id: field(Guid, 'ID of the identity, which is that of the member.'),
  revision: field(Type.String(), 'Number of the last change.'),
  createdDate: field(Instant, 'When the member was created.'),
  updatedDate: field(Instant, 'When the member was last changed.'),
  identityProfile: field(
    Shape({
      firstName: maybe(Type.String(), 'First name of the person. Absent if unknown.'),
      lastName: maybe(Type.String(), 'Last name of the person. Absent if unknown.'),
      nickname: maybe(Type.String(), 'Name that other visitors see. Absent if there is none.'),
      slug: maybe(Type.String(), 'Last part of the address of the profile’s page. Absent where it would reveal an account.'),
      privacyStatus: field(Type.Enum(['PUBLIC', 'PRIVATE']), 'Whether everyone can see the profile.'),
    }),
    'The part of the profile that a sign-in page shows.',
  ),
  email: maybe(
    Shape({
      address: field(Type.String(), 'Email address in lower case.'),
      isVerified: field(Type.Boolean(), 'Whether the address was verified.'),
    }),
    'Address that the member signs in with.',
  ),
  status: field(
    Shape({
      name: field(
        Type.Enum(['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE']),
        'ACTIVE: can sign in. PENDING: waits. BLOCKED or OFFLINE: can’t sign in.',
      ),
      reasons: field(
        Type.Array(Type.Enum(['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'])),
        'What a pending member waits for. Empty for others.',
      ),
    }),
    'Whether the member can sign in.',
  ),
})

/** The state of a sign-in. */
export const signInStates = ['SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION'] as const
export type SignInState = (typeof signInStates)[number]

/** SUCCESS comes with a `sessionToken` for everything the member can access. The other states come with a `stateToken` to continue the sign-in. */
export const StateAnswer = Shape({
  state: field(Type.Enum([...signInStates]), 'Whether the sign-in succeeded or what it waits for.'),
  sessionToken: maybe(Type.String(), 'Session of the member, to be exchanged for tokens. Present only on SUCCESS.'),
  stateToken: maybe(Type.String(), 'Token to continue the sign-in with. Absent on SUCCESS.'),
  identity: field(Identity, 'The member who signs in.'),
  additionalData: maybe(
    Type.Record(Type.String(), Shape({ strValue: field(Type.String(), 'The value as text.') })),
    'More about the sign-in. `redirectUrl` is where a password recovery returns to.',
  ),
})

/** Continues a pending sign-in. */
export const StateToken = Text(1000, 1)
