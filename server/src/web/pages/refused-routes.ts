import { data, type ServerBuild } from 'react-router'
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
  const answer = async (args: never) => {
    try {
      return await (run as RouteFunction)(args)
    } catch (error) {
      throw error instanceof ApiError ? asAnswer(error) : error
    }
  }
  return answer as F
}

function asAnswer({ status, code, requestId }: ApiError) {
  const problem: PageProblem = { requestId, code }
  return data(problem, { status: status || 500 })
}
