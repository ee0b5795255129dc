import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { SigningKey } from './signing-key.ts'

const source = 'DESIGN §7; decision 0026; threat A24'

export const querySigningKeys = call({
  method: 'GET',
  path: '/v1/signing-keys',
  family: 'stoa',
  summary: 'List the keys that sign tokens.',
  description: 'Returns the site’s signing keys, newest first.',
  source,
  allow: ['owner'],
  permission: 'SIGNING_KEYS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ signingKeys: field(Type.Array(SigningKey), 'The keys, newest first.') }),
  problems: {},
  example: {},
})

export const rotateSigningKey = call({
  method: 'POST',
  path: '/v1/signing-keys/rotate',
  family: 'stoa',
  summary: 'Create a new signing key.',
  description:
    'The new key is used after two minutes, when all processes know it. No one is signed out: existing tokens remain valid until they ' +
    'expire, visitors’ refresh tokens for up to a year.',
  source,
  allow: ['owner'],
  permission: 'SIGNING_KEYS.ROTATE',
  sessionOnly: true,
  writes: true,
  request: Shape({}),
  response: Shape({ signingKey: field(SigningKey, 'The new key, which waits.') }),
  problems: {
    SIGNING_KEY_WAITING: { status: 409, message: 'The new key isn’t in use yet. Try again later.' },
    TOO_MANY_SIGNING_KEYS: { status: 409, message: 'The limit of signing keys has been reached. Wait until the oldest ones expire.' },
  },
  example: {},
})
