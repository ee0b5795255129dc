import { contract } from '@stoa/contract'
import { componentsOfCalls } from '@stoa/contract/openapi'
import { allCalls, allRoutes, mainPath, type NamedCall, type Route } from '@stoa/contract/routes'
import type { Schema } from './schema.ts'

/** Data of the pages, derived from the contract once. */
const calls = allCalls(contract)
const components = componentsOfCalls(contract)
const routes = Map.groupBy(allRoutes(contract), ({ id }) => id)

/** Every shape that occurs in more than one place, by name. */
export const entities = components.schemas() as Readonly<Record<string, Schema>>

export const areas: readonly (readonly [area: string, calls: readonly NamedCall[]])[] = [...Map.groupBy(calls, ({ area }) => area)]

export const allNamedCalls: readonly NamedCall[] = calls

export const findCall = (area: string, name: string): NamedCall | undefined =>
  calls.find((call) => call.area === area && call.name === name)

export const routesOf = ({ id }: NamedCall): readonly Route[] => routes.get(id) ?? []

export const requestSchema = ({ call }: NamedCall): Schema => components.refer(call.request) as Schema
export const answerSchema = ({ call }: NamedCall): Schema => components.refer(call.response) as Schema

export const callPath = ({ area, name }: Pick<NamedCall, 'area' | 'name'>): string => `/docs/${area}/${name}`
export const entityPath = (name: string): string => `/docs/entities/${name}`
export const routeOf = ({ call }: NamedCall): string => `${call.method} ${mainPath(call)}`

/** `dataItems` → `Data items` */
export function titleOf(area: string): string {
  if (area === 'oauth') return 'OAuth'
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return (
    words.charAt(0).toUpperCase() +
    words
      .slice(1)
      .replace(/^pi /, 'PI ')
      .replace(/^auth /, 'Auth ')
  )
}
