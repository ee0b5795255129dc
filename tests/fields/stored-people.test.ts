import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../support/site.ts'

// What callers send about members, clients and collections comes back.
let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const photo = { id: 'p1', url: 'https://pictures.example/mia.jpg', height: 40, width: 30, offsetX: 1, offsetY: 2 }
const street = { streetAddress: { number: '12', name: 'Rua das Flores' }, city: 'Porto', subdivision: 'PT-13', country: 'PT' }
const address = { ...street, postalCode: '4000-322', addressLine2: 'Third floor' }
const contact = {
  firstName: 'Mia',
  lastName: 'Lobo',
  phones: ['+351 912 345 678'],
  emails: ['mia@home.example'],
  birthdate: '1990-05-12',
  company: 'Lobo Lda',
  jobTitle: 'Potter',
  customFields: { clay: { name: 'Clay', value: 'white' } },
}

test('a member keeps contact and profile', async () => {
  const given = {
    contact: { ...contact, addresses: [address, { addressLine: 'Rua das Flores 12' }] },
    profile: { nickname: 'Mia', photo, cover: photo, title: 'Potter' },
  }
  const { member } = await owner.members.createMember({ member: { loginEmail: 'mia@example.com', ...given } })
  expect(member).toMatchObject(given)
  const changes = { contact: { ...contact, company: 'Barro' }, profile: { title: 'Ceramist', cover: null } }
  const { member: changed } = await owner.members.updateMember({ member: { id: member.id, ...changes } })
  expect(changed).toMatchObject({ contact: changes.contact, profile: { title: 'Ceramist', photo } })
})

test('who registers keeps the profile as contact', async () => {
  const value = { strValue: 'white' }
  const profile = {
    firstName: 'Rui',
    lastName: 'Lobo',
    nickname: 'Rui',
    picture: photo.url,
    emails: ['rui@home.example'],
    phones: ['+351 1'],
    secondaryEmails: [{ email: 'rui@work.example' }],
    phonesV2: [{ phone: '+351 2' }],
    addresses: [
      {
        address: {
          country: 'PT',
          subdivision: 'PT-13',
          city: 'Porto',
          postalCode: '4000-322',
          streetName: 'Rua das Flores',
          streetNumber: '12',
        },
      },
      { address: { addressLine: 'Rua das Flores 12', addressLine2: 'Third floor' } },
    ],
    customFields: [
      { name: 'clay', value },
      { name: 'wheels', value: { listValue: { value: [{ strValue: 'old' }, { numValue: 2 }] } } },
    ],
    privacyStatus: 'PUBLIC' as const,
    company: 'Lobo Lda',
    position: 'Potter',
    birthdate: '1990-05-12',
  }
  const { identity } = await owner.authentication.signOn({ loginId: { email: 'rui@example.com' }, profile })
  const { member } = await owner.members.getMember({ id: identity.id, fieldsets: ['FULL'] })
  expect(member).toMatchObject({
    privacyStatus: 'PUBLIC',
    profile: { nickname: 'Rui', photo: { url: photo.url } },
    contact: {
      firstName: 'Rui',
      lastName: 'Lobo',
      emails: ['rui@home.example', 'rui@work.example'],
      phones: ['+351 1', '+351 2'],
      addresses: [
        {
          country: 'PT',
          subdivision: 'PT-13',
          city: 'Porto',
          postalCode: '4000-322',
          streetAddress: { name: 'Rua das Flores', number: '12' },
        },
        { addressLine: 'Rua das Flores 12', addressLine2: 'Third floor' },
      ],
      customFields: { clay: { value: 'white' }, wheels: { value: ['old', '2'] } },
      company: 'Lobo Lda',
      jobTitle: 'Potter',
      birthdate: '1990-05-12',
    },
  })
})

test('a client and an app keep their addresses when they change', async () => {
  const { oauthClient } = await owner.oauthClients.createOauthClient({ name: 'Shop front' })
  const changes = {
    redirectUris: ['https://shop.example/back'],
    allowedOrigins: ['https://shop.example'],
    allowedRedirectDomains: ['https://thanks.example'],
  }
  expect(await owner.oauthClients.updateOauthClient({ id: oauthClient.id, revision: oauthClient.revision, ...changes })).toMatchObject({
    oauthClient: changes,
  })
  const { app } = await owner.apps.createApp({ name: 'Books' })
  expect(await owner.apps.updateApp({ id: app.id, revision: app.revision, ...changes })).toMatchObject({ app: changes })
})

const field = {
  key: 'size',
  displayName: 'Size',
  type: 'NUMBER' as const,
  description: 'In centimetres',
  readOnly: true,
  immutable: true,
  required: true,
  condition: { permission: 'ANYONE' as const },
  numberRange: { min: 1, max: 100 },
  stringLengthRange: { minLength: 1, maxLength: 3 },
  arraySizeRange: { minSize: 1, maxSize: 3 },
}
const fields = [
  field,
  { key: 'parts', type: 'OBJECT' as const, typeMetadata: { object: { fields: [{ key: 'lid', type: 'TEXT' as const }] } } },
  { key: 'names', type: 'ARRAY' as const, typeMetadata: { array: { elementType: 'TEXT' as const } } },
]

test('a collection keeps the description of its fields', async () => {
  const given = { displayName: 'Kilns', displayNamespace: 'workshop', displayField: 'size', fields }
  const { collection } = await owner.dataCollections.createDataCollection({ collection: { id: 'Kilns', ...given } })
  expect(collection).toMatchObject({ ...given, fields: expect.arrayContaining(fields.map((one) => expect.objectContaining(one))) })
  const { dataCollection } = await owner.dataCollections.patchDataCollection({
    dataCollection: { id: 'Kilns', displayName: 'All kilns', displayNamespace: 'yard', displayField: 'names' },
  })
  expect(dataCollection).toMatchObject({ displayName: 'All kilns', displayNamespace: 'yard', displayField: 'names' })
  const { key: _, ...changes } = { ...field, displayName: 'Width', description: 'In metres', type: 'ANY' as const, typeMetadata: {} }
  const patched = await owner.dataCollections.patchDataCollectionField({ dataCollectionId: 'Kilns', field: { key: 'size', ...changes } })
  expect(patched.dataCollection.fields).toContainEqual(expect.objectContaining({ key: 'size', ...changes }))
})
