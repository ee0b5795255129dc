import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../answers.ts'

/** Whose items a page of the desk is about: the site's, or those of its sandbox (decision 0038). */
export type Environment = 'LIVE' | 'SANDBOX'

export const environmentName = 'environment'

/** What the address says; the site's own items where it says nothing. */
export const environmentIn = (query: URLSearchParams): Environment => (query.get(environmentName) === 'SANDBOX' ? 'SANDBOX' : 'LIVE')

/** A page's address in the same environment. */
export const inEnvironment = (path: string, environment: Environment): string =>
  environment === 'LIVE' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [environmentName]: environment })}`

const includingDrafts = { publishPluginOptions: { includeDraftItems: true } }

/** What a call about items says, so that it is about those the desk shows, and nothing where it need not be said. */
export const itemCallOptions = ({ environment, withDrafts }: { environment: string; withDrafts: boolean | undefined }) => ({
  ...(environment !== 'LIVE' && { environment }),
  ...(withDrafts && includingDrafts),
})

/** Whether a collection has items that visitors do not see yet. */
export const keepsDrafts = ({ plugins }: Pick<DataCollection, 'plugins'>): boolean => (plugins ?? []).some(({ type }) => type === 'PUBLISH')

type Call = (request: object, options?: object) => Promise<unknown>

/** A client whose calls about items say what the desk always means: drafts too (decision 0039), and the environment of the page's address. */
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
