import { paths, textOf } from './sources.ts'

/** A name in the code, and its file. */
export interface Name {
  of: string
  name: string
}

/** Banned words of names, each with a better one: one concept has one name, the term of the field. */
export const bannedInNames: Readonly<Record<string, string>> = {
  reckon: 'calculate',
  reckoning: 'calculation',
  asked: 'request, input, options',
  asking: 'request, input, options',
  asker: 'requester',
  told: 'say what is done: revealed, presented',
  untold: 'say what is done',
  place: 'address, region, position, cursor, scope: whichever it is',
  places: 'addresses, regions, positions',
  whose: 'environment',
  held: 'locked, reserved, inTrash, stored',
  hold: 'lock',
  desk: 'dashboard, grid',
  shelf: 'list, listing',
  shelves: 'lists',
  shelved: 'listed',
  standing: 'status',
  wish: 'request, action',
  wished: 'requested',
  happening: 'event',
  happenings: 'events',
  happened: 'event',
  heal: 'reconcile',
  healed: 'reconciled',
  unhealed: 'unreconciled',
  tidy: 'normalize',
  leftover: 'orphan',
  leftovers: 'orphans',
  forget: 'purge (a person), retention (old rows), clear',
  forgotten: 'purged, cleared',
  noted: 'recorded',
  admit: 'completeSignIn',
  shut: 'close, revoke',
  literally: 'escape',
  persistently: 'retry',
  secretive: 'noStoreHeaders',
  way: 'method, option, url, cookie: whichever it is',
  ways: 'methods, options',
  mend: 'fix',
  allot: 'allocate',
  tell: 'notify',
  wrong: 'invalid',
  gone: 'deleted',
  words: 'texts, messages, searchTerms',
  nobody: 'anonymous',
  stranger: 'otherVisitor',
  strangers: 'otherVisitors',
  letter: 'character, email template',
  letters: 'characters',
  somebody: 'caller, person',
  found: 'result, or the thing itself',
  taken: 'used, claimed',
  chosen: 'selected',
  unchosen: 'default',
  known: 'cached, valid, existing',
  kept: 'stored, retained',
  shown: 'visible, displayed, presented',
  given: 'input',
  gave: 'say what is done',
  said: 'say what is done',
  whereabouts: 'address',
  fate: 'outcome',
  begun: 'started',
  anew: 'again, restart',
  living: 'active',
}

/** Names in which a banned word has another meaning. */
const allowed: readonly RegExp[] = [
  // A yes-or-no question: `isFound`, `hasShownAll`.
  /^(is|has|was|are)[A-Z]/,
  // The HTTP error of that name.
  /not_?-?found/i,
  // In the sense of placing an order.
  /^place-?order/i,
]

export const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

export const bannedIn = (name: string): string[] =>
  allowed.some((pattern) => pattern.test(name)) ? [] : partsOf(name).filter((word) => Object.hasOwn(bannedInNames, word))

const exported = /^export (?:default )?(?:async )?(?:function\*?|const|let) (\w+)/gm
const types = /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm
const values = /^(?:export (?:default )?)?(?:async )?(?:function\*?|const|let) (\w+)/gm

const namesBy = (pattern: RegExp, text: string): string[] => Array.from(text.matchAll(pattern), ([, name]) => name!)

/** The types and top-level values of a file; for tests and tools only their exports. */
export const namesIn = (of: string, text: string): string[] => [
  ...namesBy(types, text),
  ...namesBy(isProduct(of) ? values : exported, text),
]

const isProduct = (of: string): boolean =>
  /^(contract|sdk|html|ui|seed|server|storefront|dashboard|docs)\//.test(of) && !/\.test\.tsx?$/.test(of)

/** The names of all types and values at the top level, and of all files and folders. Types generated from the contract have the names of its fields. */
export function names(): Name[] {
  const files = paths('{contract,sdk,html,ui,seed,server,storefront,dashboard,bench,tests,docs}/**/*.{ts,tsx}').filter(
    (of) => !of.includes('.generated.'),
  )
  const segments = [...files, ...paths('{bin,docs}/**/*.{js,md,webp}')].flatMap((of) => of.split('/'))
  return [
    ...files.flatMap((of) => namesIn(of, textOf(of)).map((name) => ({ of, name }))),
    ...[...new Set(segments)].map((name) => ({ of: 'a file or folder', name: name.replace(/\.[\w.]+$/, '') })),
  ]
}
