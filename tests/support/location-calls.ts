import { ApiError, type Client } from '@stoa/sdk'

type Location = Parameters<Client['locations']['createLocation']>[0]['location']

export const makeLocation = (client: Client, name: string, address?: Location['address']) =>
  client.locations.createLocation({ location: { name, ...(address && { address }) } })

/** The codes of calls that ran at the same time, sorted; those that succeeded have OK. Anything but a refusal fails the test. */
export async function outcomesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled
    .map((one) => {
      if (one.status === 'fulfilled') return 'OK'
      if (one.reason instanceof ApiError && one.reason.status < 500) return one.reason.code
      throw one.reason
    })
    .toSorted()
}
