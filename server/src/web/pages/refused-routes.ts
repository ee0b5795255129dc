import { data, type ServerBuild } from 'react-router'
import { isGuid } from '@stoa/contract/guid'
import { ApiError } from '@stoa/sdk'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type RouteFunction = (args: never) => unknown

/** What an error page knows of a refused call. */
export interface PageProblem {
  requestId: string | undefined
  code: string
}

/** Wraps the routes of an app so that a refusal that no page handles becomes a response of the same status: a missing product is a missing page. */
export function withRefusals(routes: Routes): Routes {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && withRefusal(route)]))
}

function withRefusal(route: Route): Route {
  const { loader, action } = route.module
  return {
    ...route,
    module: { ...route.module, ...(loader && { loader: answering(loader) }), ...(action && { action: answering(action) }) },
  }
}

function answering<F>(run: F): F {
  const answer = async (args: { params: Params }) => {
    try {
      return await (run as RouteFunction)(args as never)
    } catch (error) {
      throw error instanceof ApiError ? asAnswer(error, args.params) : error
    }
  }
  return answer as F
}

type Params = Readonly<Record<string, string | undefined>>

/** A path with something else where an ID belongs is that of no page, like one with an unknown ID. */
function isNoPage({ code, violations }: ApiError, params: Params): boolean {
  if (code !== 'INVALID_ARGUMENT' || violations.length === 0) return false
  const isOfId = violations.every(({ field, violatedRule }) => violatedRule === 'FORMAT' && /(?:^|[.a-z])[iI]d$/.test(field))
  return isOfId && Object.values(params).some((value) => value !== undefined && !isGuid(value))
}

function asAnswer(error: ApiError, params: Params) {
  const { status, code, requestId } = error
  const problem: PageProblem = { requestId, code }
  return data(problem, { status: isNoPage(error, params) ? 404 : status || 500 })
}
