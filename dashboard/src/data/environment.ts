import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../answers.ts'

/** The environment whose items a page of the dashboard shows: live or sandbox (decision 0038). */
export type Environment = 'LIVE' | 'SANDBOX'

export const environmentName = 'environment'

/** The environment in the address; LIVE if there is none. */
export const environmentIn = (query: URLSearchParams): Environment => (query.get(environmentName) === 'SANDBOX' ? 'SANDBOX' : 'LIVE')

/** The address of a page in the given environment. */
export const inEnvironment = (path: string, environment: Environment): string =>
  environment === 'LIVE' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [environmentName]: environment })}`

const includingDrafts = { publishPluginOptions: { includeDraftItems: true } }

/** The call options that select the items that the dashboard shows. Defaults are left out. */
export const itemCallOptions = ({ environment, withDrafts }: { environment: string; withDrafts: boolean | undefined }) => ({
  ...(environment !== 'LIVE' && { environment }),
  ...(withDrafts && includingDrafts),
})

/** Whether a collection can have items that visitors don't see yet. */
export const keepsDrafts = ({ plugins }: Pick<DataCollection, 'plugins'>): boolean => (plugins ?? []).some(({ type }) => type === 'PUBLISH')

type Call = (request: object, options?: object) => Promise<unknown>

/** A client whose calls about items always include drafts (decision 0039) and use the environment of the page's address. */
export function clientFor(client: Client, query: URLSearchParams): Client {
  const environment = environmentIn(query)
  const beside = itemCallOptions({ environment, withDrafts: true })
  const dataItems = new Proxy(client.dataItems, {
    get: (calls, name) => {
      const call = (calls as unknown as Record<string | symbol, Call>)[name]
      return call && ((request: object = {}, options?: object) => call({ ...beside, ...request }, options))
    },
  })
  return new Proxy(client, { get: (areas, area: keyof Client) => (area === 'dataItems' ? dataItems : areas[area]) })
}
