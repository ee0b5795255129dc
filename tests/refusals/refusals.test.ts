import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { commonProblems } from '@stoa/contract/problems'
import { allCalls, type NamedCall } from '@stoa/contract/routes'
import { isTest, paths } from '../structure/sources.ts'
import { declarationsIn, declarationsOf, type Declaration, type Name } from './call-graph.ts'
import { neverThere, openCodes, type Exception } from './never-there.ts'

const declarations = declarationsOf(paths('server/src/**/*.ts').filter((path) => !isTest(path)))
for (const [name, codes] of Object.entries(openCodes)) for (const code of codes) declarations.get(name)?.codes.add(code)

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The handler of a call. Two areas can have calls of one name. */
function handlerOf({ area, name }: NamedCall): Name {
  const handlers = [...declarations.keys()].filter((key) => key.endsWith(`#${name}`) && key.includes('/calls/'))
  const found = handlers.length === 1 ? handlers : handlers.filter((key) => key.includes(`/${kebab(area)}/calls/`))
  if (found.length !== 1) throw new Error(`${area}.${name} has ${found.length} handlers`)
  return found[0]!
}

/** Everything that a declaration mentions, itself included. */
function reachedFrom(start: Name): Declaration[] {
  const reached = new Set([start])
  for (const name of reached) for (const used of declarations.get(name)?.uses ?? []) if (declarations.has(used)) reached.add(used)
  return [...reached].map((name) => declarations.get(name)!)
}

const calls = allCalls(contract)

const refuseItem = 'server/src/content/data-items/item-problem.ts#refuseItem'
const ofItems = 'server/src/content/data-items/'

/** Codes that a call reaches but doesn't declare, each with where it is refused. */
const undeclared = calls.flatMap((one) => {
  const reached = reachedFrom(handlerOf(one))
  const isAboutOneItem = reached.some(({ name }) => name === refuseItem)
  return reached.flatMap(({ name, codes, problems }) =>
    [...codes, ...(isAboutOneItem && name.startsWith(ofItems) ? problems : [])]
      .filter((code) => !Object.hasOwn(one.call.problems, code) && !Object.hasOwn(commonProblems, code))
      .map((code) => ({ id: one.id, code, at: name.replace('server/src/', '') })),
  )
})

const covers = (one: Exception, { id, code, at }: (typeof undeclared)[number]): boolean =>
  one.at === at &&
  (one.code === undefined || one.code === code) &&
  one.calls.some((call) => id === call || (call.endsWith('.') && id.startsWith(call)))

describe('a refusal that a call reaches', () => {
  test('is declared by the call, or listed with the reason why it is never thrown there', () => {
    const open = undeclared.filter((found) => !neverThere.some((one) => covers(one, found)))
    expect(open.map(({ id, code, at }) => `${id}: ${code} in ${at}`)).toEqual([])
  })

  test('is listed only as long as the call reaches it and doesn’t declare it', () => {
    const isNeeded = (one: Exception) => one.calls.every((call) => undeclared.some((found) => covers({ ...one, calls: [call] }, found)))
    expect(neverThere.filter((one) => !isNeeded(one))).toEqual([])
  })

  test('has its code where it is refused, or its codes are listed', () => {
    const open = [...declarations.values()].filter(({ isOpen, name }) => isOpen && !name.startsWith('server/src/kernel/refuse.ts#'))
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(openCodes).toSorted())
  })
})

test.each(['asyncPatchDataItemsByFilter', 'asyncRemoveDataItemsByFilter'] as const)(
  'a job of %s ends with an error that its call declares',
  (name) => {
    const codes = reachedFrom('server/src/content/data-jobs/step.ts#currentTask').flatMap((one) => [...one.codes])
    expect(codes).toEqual(expect.arrayContaining(['WDE0025', 'WRITTEN_AS_DRAFTS']))
    const { problems } = contract.dataJobs[name]
    expect(codes.filter((code) => !Object.hasOwn(problems, code) && !Object.hasOwn(commonProblems, code))).toEqual([])
  },
)

test('the walk sees refusals through imports, exports, constants, conditions and hooks', () => {
  const text = `
    import { a as b, type C } from './other.ts'
    export { d } from './third.ts'
    const table = { x: () => refuse('IN_TABLE'), y: b }
    const f = (c: C) => (c ? refuse(c ? 'ONE' : 'TWO') : table.x())
    export async function g(services) { await services.hooks.run(f); throw new Refusal(other(), { code: 'AS_DATA' }) }
    const h = ({ hooks: { run } }) => run()`
  const found = Object.fromEntries(declarationsIn('here/file.ts', text))
  expect(found).toEqual({
    'here/file.ts#d': { name: 'here/file.ts#d', codes: new Set(), problems: new Set(), uses: new Set(['here/third.ts#d']), isOpen: false },
    'here/file.ts#table': {
      name: 'here/file.ts#table',
      codes: new Set(['IN_TABLE']),
      problems: new Set(),
      uses: new Set(['here/other.ts#a']),
      isOpen: false,
    },
    'here/file.ts#f': {
      name: 'here/file.ts#f',
      codes: new Set(['ONE', 'TWO']),
      problems: new Set(),
      uses: new Set(['here/file.ts#table']),
      isOpen: false,
    },
    'here/file.ts#g': {
      name: 'here/file.ts#g',
      codes: new Set(),
      problems: new Set(['AS_DATA']),
      uses: new Set(['server/src/areas.ts#hooks', 'here/file.ts#f']),
      isOpen: true,
    },
    'here/file.ts#h': {
      name: 'here/file.ts#h',
      codes: new Set(),
      problems: new Set(),
      uses: new Set(['server/src/areas.ts#hooks']),
      isOpen: false,
    },
  })
})
