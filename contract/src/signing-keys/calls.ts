import { Type } from 'typebox'
import { call } from '../call.ts'
import { Shape } from '../scalars.ts'
import { SigningKey } from './signing-key.ts'

const source = 'DESIGN §7; decision 0026; threat A24'

export const querySigningKeys = call({
  method: 'GET',
  path: '/v1/signing-keys',
  family: 'stoa',
  summary: 'List the keys that sign tokens, and since when.',
  description: "The keys that sign the site's tokens, the newest first.",
  source,
  allow: ['owner'],
  permission: 'SIGNING_KEYS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ signingKeys: Type.Array(SigningKey) }),
  problems: {},
  example: {},
})

export const rotateSigningKey = call({
  method: 'POST',
  path: '/v1/signing-keys/rotate',
  family: 'stoa',
  summary: 'Sign tokens with a new key; nobody is signed out.',
  description:
    'Makes a key that signs from two minutes later on, when every process knows it. Nobody is signed out: what earlier keys have signed ' +
    "stays good until it ends by itself, a visitor's refresh token within a year.",
  source,
  allow: ['owner'],
  permission: 'SIGNING_KEYS.ROTATE',
  sessionOnly: true,
  writes: true,
  request: Shape({}),
  response: Shape({ signingKey: SigningKey }),
  problems: {
    SIGNING_KEY_WAITING: { status: 409, message: 'The new key isn’t in use yet. Try again later.' },
    TOO_MANY_SIGNING_KEYS: { status: 409, message: 'The limit of signing keys has been reached. Wait until the oldest ones expire.' },
  },
  example: {},
})
