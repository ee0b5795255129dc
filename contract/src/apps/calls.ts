import { Type } from 'typebox'
import { overlapSecondsMax } from '../api-keys/api-key.ts'
import { call } from '../call.ts'
import { Guid, maybe, Shape, Whole } from '../scalars.ts'
import { App, appFields, AppName, Revision, ToldSecret } from './app.ts'
import { appProblems, changingProblems, makingProblems } from './problems.ts'

const source = 'DESIGN §7; decisions 0022, 0026; threats A10, A14, A17'
const reader = { family: 'stoa', allow: ['owner'], permission: 'APPS.READ', writes: false, source } as const

/** An app is as good as a key, so no key makes one: these calls are for an owner who is signed in. */
const writer = { family: 'stoa', allow: ['owner'], permission: 'APPS.MODIFY', sessionOnly: true, writes: true, source } as const

export const queryApps = call({
  ...reader,
  method: 'GET',
  path: '/v1/apps',
  summary: 'List the apps of the site.',
  description: 'Every app of the site, the newest first: 200 at most.',
  request: Shape({}),
  response: Shape({ apps: Type.Array(App) }),
  problems: {},
  example: {},
})

export const getApp = call({
  ...reader,
  method: 'GET',
  path: '/v1/apps/{id}',
  summary: 'Get an app, without its secret.',
  description: 'One app, without its secret.',
  request: Shape({ id: Guid }),
  response: Shape({ app: App }),
  problems: appProblems,
})

export const createApp = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps',
  summary: 'Make an app; its secret is told once.',
  description:
    'Makes an app. Without permissions it speaks for the members who sign in through it and does nothing by itself. Its secret is told ' +
    'in this answer; under an Idempotency-Key again to whoever repeats the request.',
  tellsSecret: true,
  request: Shape({ name: AppName, ...appFields }),
  response: ToldSecret,
  problems: makingProblems,
  example: { name: 'Bookkeeping', permissions: ['ECOM.READ_ORDERS'] },
})

export const updateApp = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/apps/{id}',
  summary: 'Change an app: its name, what it may do, its return addresses and origins.',
  description:
    'Changes an app: what is named is set, a list whole; what is not named stays. `revision` is the one that was read. What it may do ' +
    'counts with its next call, also by tokens it has already.',
  request: Shape({ id: Guid, revision: Revision, name: maybe(AppName), ...appFields }),
  response: Shape({ app: App }),
  problems: changingProblems,
})

export const rotateAppSecret = call({
  ...writer,
  method: 'POST',
  path: '/v1/apps/{id}/rotate-secret',
  summary: 'Give an app a new secret, told once.',
  description:
    'A new secret for the same app, told once. The one before it is good for `overlapSeconds` more, a day unless said otherwise; 0 ends ' +
    'it at once, and so does the next rotation. Tokens stay.',
  tellsSecret: true,
  request: Shape({ id: Guid, overlapSeconds: maybe(Whole(0, overlapSecondsMax)) }),
  response: ToldSecret,
  problems: appProblems,
})

export const deleteApp = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/apps/{id}',
  summary: 'End an app, its secrets and all tokens it has got.',
  description:
    'Ends an app with all its secrets and tokens, and nothing brings its id back: its own access tokens with the next call, refresh ' +
    'tokens of members at once, their access tokens within half a minute.',
  request: Shape({ id: Guid }),
  response: Shape({}),
  problems: appProblems,
})
