import { Type } from 'typebox'
import { overlapSecondsMax } from '../api-keys/api-key.ts'
import { call } from '../call.ts'
import { field, Guid, maybe, Shape, Whole } from '../scalars.ts'
import { App, appFields, AppName, Revision, RevealedSecret } from './app.ts'
import { appProblems, changingProblems, makingProblems } from './problems.ts'

const source = 'DESIGN §7; decisions 0022, 0026; threats A10, A14, A17'
const reader = { family: 'stoa', allow: ['owner'], permission: 'APPS.READ', writes: false, source } as const

/** An app is as powerful as a key, so no key can create one: these calls require an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'APPS.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryApps = call({
  ...reader,
  method: 'GET',
  path: '/v1/apps',
  summary: 'List apps.',
  description: 'Returns all apps of the site, newest first, up to 200.',
  request: Shape({}),
  response: Shape({ apps: field(Type.Array(App), 'The apps, newest first.') }),
  problems: {},
  example: {},
})

export const getApp = call({
  ...reader,
  method: 'GET',
  path: '/v1/apps/{id}',
  summary: 'Get an app without its secret.',
  description: 'Returns one app.',
  request: Shape({ id: field(Guid, 'ID of the app.') }),
  response: Shape({ app: field(App, 'The app without its secret.') }),
  problems: appProblems,
})

export const createApp = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps',
  summary: 'Create an app.',
  description:
    'Creates an app. Without permissions, it acts only for members who sign in through it. The secret is returned only in this ' +
    'response, and again only if the request is repeated with the same Idempotency-Key.',
  secretAnswer: true,
  request: Shape({ name: field(AppName, 'Name of the app, as members see it when it asks to act for them.'), ...appFields }),
  response: RevealedSecret,
  problems: makingProblems,
  example: { name: 'Bookkeeping', permissions: ['ECOM.READ_ORDERS'] },
})

export const updateApp = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/apps/{id}',
  summary: 'Update the name, permissions, return addresses, domains or origins of an app.',
  description:
    'Sets the fields that are sent; lists are replaced as a whole, and omitted fields stay unchanged. `revision` must be the current ' +
    'revision. New permissions apply from the next call, also to existing tokens.',
  request: Shape({
    id: field(Guid, 'ID of the app to change.'),
    revision: field(Revision, 'The revision that the change is based on.'),
    name: maybe(AppName, 'The new name of the app.'),
    ...appFields,
  }),
  response: Shape({ app: field(App, 'The app after the change.') }),
  problems: changingProblems,
})

export const rotateAppSecret = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps/{id}/rotate-secret',
  summary: 'Replace the secret of an app.',
  description:
    'Returns a new secret once. The previous secret keeps working for `overlapSeconds` (one day by default); with 0, or after another ' +
    'rotation, it stops working immediately. Tokens remain valid.',
  secretAnswer: true,
  request: Shape({
    id: field(Guid, 'ID of the app.'),
    overlapSeconds: maybe(
      Whole(0, overlapSecondsMax),
      'Seconds that the previous secret keeps working. One day by default, at most a week.',
    ),
  }),
  response: RevealedSecret,
  problems: appProblems,
})

export const deleteApp = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/apps/{id}',
  summary: 'Delete an app.',
  description:
    'Deletes an app with its secrets and tokens. This can’t be undone. The app’s own access tokens stop working with the next call, ' +
    'members’ refresh tokens immediately, and members’ access tokens within 30 seconds.',
  request: Shape({ id: field(Guid, 'ID of the app to delete.') }),
  response: Shape({}),
  problems: appProblems,
})
