import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Contract } from '@stoa/contract'
import { call, type RequestOf, type ResponseOf } from '@stoa/contract/call'
import { Shape } from '@stoa/contract/scalars'
import { contractTypes } from '../scripts/contract-types.ts'
import type { CallFunction } from './call-function.ts'
import type { Calls } from './contract-types.generated.ts'

test('the types generated for editors are those that the script writes now', () => {
  const read = () => readFileSync(new URL('contract-types.generated.ts', import.meta.url), 'utf8')
  const before = read()
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/write-contract-types.ts', import.meta.url))])
  expect(read()).toBe(before)
})

/** A type whose fields, at every level, are required. */
type Complete<T> = unknown extends T
  ? T
  : T extends readonly (infer Entry)[]
    ? Complete<Entry>[]
    : T extends object
      ? { [Key in keyof T]-?: Complete<T[Key]> }
      : T

type Assignable<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The second comparison finds an optional field that one of them lacks. */
type Same<A, B> = Assignable<A, B> extends true ? Assignable<Complete<A>, Complete<B>> : false

type DifferenceAt<Generated, C> =
  Generated extends CallFunction<infer Input, infer Output>
    ? (Same<Input, RequestOf<C>> extends true ? never : 'request') | (Same<Output, ResponseOf<C>> extends true ? never : 'response')
    : 'call'

type DifferencesIn<Generated, Area> = {
  [Name in keyof Area & string]: Name extends keyof Generated ? `${Name}.${DifferenceAt<Generated[Name], Area[Name]>}` : Name
}[keyof Area & string]

/** `carts.addToCurrentCart.request`, for each type that isn’t the one of the contract. */
type Differences = {
  [Area in keyof Contract & string]: Area extends keyof Calls ? `${Area}.${DifferencesIn<Calls[Area], Contract[Area]>}` : Area
}[keyof Contract & string]

type Unknown = { [Area in keyof Calls]: Area extends keyof Contract ? Exclude<keyof Calls[Area], keyof Contract[Area]> : Area }[keyof Calls]

test('they are those of the contract’s schemas', () => {
  // The compiler names the differences here. If there are none, the generated file is older than the contract or the generator is wrong.
  const none: Record<Differences | Unknown, true> = {}
  expect(none).toEqual({})
})

test('a sentence can’t end its comment', () => {
  const read = call({
    method: 'GET',
    path: '/v1/example',
    family: 'stoa',
    summary: 'Ends here */ and goes on.',
    source: 'none',
    allow: 'anyone',
    permission: 'EXAMPLE.READ',
    writes: false,
    request: Shape({}),
    response: Shape({}),
    problems: {},
  })
  expect(contractTypes({ example: { read } })).toContain('Ends here *\\/ and goes on.')
})
