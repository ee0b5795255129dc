import { Type } from 'typebox'
import { Country, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'

export const StreetAddress = Shape({
  number: maybe(Text(50), 'House number, such as 12 or 12 B.'),
  name: maybe(Text(150), 'Name of the street.'),
  apt: maybe(Text(50), 'Apartment, suite or floor.'),
  formattedAddressLine: maybe(Text(250), 'Street and number as one line of text.'),
})

const Degrees = Type.Union([Type.Number(), Type.Enum(['NaN', 'Infinity', '-Infinity']), Type.Null()])

/** Latitude and longitude in degrees. The texts NaN, Infinity and -Infinity are the wire's form of these floats (wire §2). */
export const Geocode = Shape({
  latitude: maybe(Degrees, 'Degrees north of the equator; south is negative.'),
  longitude: maybe(Degrees, 'Degrees east of Greenwich; west is negative.'),
})

/** A postal address (wire §2). */
export const Address = Shape({
  country: maybeNull(Country, 'Country as a two-letter ISO 3166-1 code, such as PT.'),
  subdivision: maybeNull(Text(50), 'State, region or province as an ISO 3166-2 code, such as PT-13.'),
  city: maybeNull(Text(50), 'Name of the town or city.'),
  postalCode: maybeNull(Text(50), 'Postal or ZIP code, as it is written in its country.'),
  streetAddress: maybeNull(
    StreetAddress,
    'Street, number and apartment in parts. Most addresses have the street in `addressLine` instead.',
  ),
  addressLine: maybeNull(Text(150), 'Street and number, such as “Rua das Flores 12”.'),
  addressLine2: maybeNull(Text(100), 'Second line, such as an apartment, floor or company.'),
  formattedAddress: maybeNull(Text(500), 'The whole address as one text for display.'),
  hint: maybeNull(Text(500), 'Directions for the courier, such as “yellow door”.'),
  geocode: maybeNull(Geocode, 'Position of the address on the map, if known.'),
  countryFullname: readOnly(Type.Union([Type.String(), Type.Null()]), 'Name of the country in full.'),
  subdivisionFullname: readOnly(Type.Union([Type.String(), Type.Null()]), 'Name of the state, region or province in full.'),
})

export const VatId = Shape({
  id: maybe(Text(30), 'Number of the tax registration.'),
  type: maybe(Type.Enum(['UNSPECIFIED', 'CPF', 'CNPJ']), 'Kind of tax number: CPF for a person, CNPJ for a company, both Brazilian.'),
})

export const ContactDetails = Shape({
  firstName: maybeNull(Text(100), 'First name of the person at the address.'),
  lastName: maybeNull(Text(100), 'Last name of the person at the address.'),
  phone: maybeNull(Type.String({ maxLength: 50, pattern: '^[+0-9 ()./-]*$' }), 'Phone number for questions about the delivery or invoice.'),
  company: maybeNull(Text(1000), 'Name of the company, if the address is one.'),
  vatId: maybeNull(VatId, 'Tax registration of the person or company.'),
})

/** An address and the person or company there. */
export const AddressWithContact = Shape({
  address: maybeNull(Address, 'Where the person or company is.'),
  contactDetails: maybeNull(ContactDetails, 'Name, phone and company at the address.'),
})
