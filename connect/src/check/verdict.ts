import { contract } from '@stoa/contract'
import { allRoutes, type CallId, type Route } from '@stoa/contract/routes'
import { webhookEventTypes } from '@stoa/contract/webhooks/event-types'
import { withoutEffect } from '@stoa/contract/without-effect'
import { packagesOutside, sdkDifferences, sdkFunctions } from './functions.ts'
import { groupBy } from './group-by.ts'
import type { Packages } from './packages.ts'
import type { Target } from './uses.ts'

/** Whether Stoa serves a function of the packages. */
export interface Verdict {
  status: 'served' | 'differs' | 'not yet' | 'outside' | 'not installed'
  why?: readonly string[]
}

/** The verdict on something that an app uses. Undefined if it is no function. */
export type Judge = (target: Target) => Verdict | undefined

export function judgeWith(packages: Packages): Judge {
  return ({ package: name, path }) => {
    const outside = packagesOutside[name]
    if (outside) return { status: 'outside', why: [outside] }
    const listed = name === '@wix/sdk' && verdictOnSdk(path.join('.'))
    if (listed) return listed
    const member = packages.memberAt({ package: name, path })
    if (!member) return { status: 'not installed' }
    if (member.kind === 'value') return undefined
    if (member.kind === 'event') return verdictOnEvent(member.type)
    if (name === '@wix/sdk') return { status: 'not yet', why: ['it isn’t known which call it makes'] }
    if (member.kind === 'function') return { status: 'served' }
    return verdictOn(callAt(member.method, member.path), `${member.method} ${member.path}`)
  }
}

/** The verdict on a function of `@wix/sdk` that is known here. These functions choose their requests’ fields themselves. */
function verdictOnSdk(name: string): Verdict | undefined {
  const difference = sdkDifferences[name]
  if (difference) return { status: 'differs', why: [difference] }
  return sdkFunctions[name] ? { status: 'served' } : undefined
}

const eventTypes: ReadonlySet<string | undefined> = new Set(webhookEventTypes)

/** Handlers get what webhooks deliver. */
const verdictOnEvent = (type: string | undefined): Verdict =>
  eventTypes.has(type) ? { status: 'served' } : { status: 'not yet', why: [`webhooks don’t deliver ${type ?? 'this event'}`] }

function verdictOn(call: CallId | undefined, request: string): Verdict {
  if (!call) return { status: 'not yet', why: [`no call answers ${request}`] }
  const why = fieldsWithoutEffect().get(call)
  return why ? { status: 'differs', why } : { status: 'served' }
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)
const isParameter = (segment: string): boolean => /^[{:]/.test(segment)

let routes: readonly (Route & { segments: readonly string[] })[] | undefined

/** The call that answers a request; a literal segment goes before a parameter, as on the server. */
export function callAt(method: string, path: string): CallId | undefined {
  routes ??= allRoutes(contract).map((route) => ({ ...route, segments: segmentsOf(route.path) }))
  const sent = segmentsOf(path)
  const answering = routes.filter(
    (route) =>
      route.method === method &&
      route.segments.length === sent.length &&
      route.segments.every((segment, index) => isParameter(segment) || segment === sent[index]),
  )
  const parameters = ({ segments }: { segments: readonly string[] }): number => segments.filter(isParameter).length
  return answering.toSorted((a, b) => parameters(a) - parameters(b))[0]?.id
}

let byCall: ReadonlyMap<CallId, readonly string[]> | undefined

/** The fields of requests that have no effect yet, by call, one line for each reason. */
function fieldsWithoutEffect(): ReadonlyMap<CallId, readonly string[]> {
  if (byCall) return byCall
  const fields = withoutEffect(contract).flatMap(({ direction, name, why, refused }) => {
    const [area, call, ...path] = name.split('.')
    return direction === 'request'
      ? [{ id: `${area}.${call}`, field: path.join('.'), why: `${refused ? 'refused' : 'ignored'}, because ${why}` }]
      : []
  })
  const lines = (all: typeof fields): string[] =>
    [...groupBy(all, ({ why }) => why)].map(([why, same]) => `${same.map(({ field }) => field).join(', ')}: ${why}`)
  byCall = new Map([...groupBy(fields, ({ id }) => id)].map(([id, all]) => [id, lines(all)]))
  return byCall
}
