import { addressOf } from '../kit/address-of.ts'
import type { WriteResult } from './row-write.ts'
import { WriteRejectedError } from './saving.ts'
import type { ReadRows } from './windows.ts'

/** Reads rows of a list: `asked` returns its address without layout parameters. */
export function rowReader(path: string, asked: () => string): ReadRows {
  return async ({ start, count, from }, signal) => {
    const query = new URLSearchParams(asked())
    query.set('start', String(start))
    query.set('count', String(count))
    if (from) {
      query.set('from', String(from[0]))
      query.set('mark', from[1])
    }
    const answer = await fetch(`${addressOf(path)}?${query}`, { signal, headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(`rows: ${answer.status}`)
    return (await answer.json()) as Awaited<ReturnType<ReadRows>>
  }
}

/** Sends changes in the form in which their owner writes them. */
export async function postWrite(path: string, write: object): Promise<WriteResult[]> {
  const answer = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(write),
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok)
    throw new WriteRejectedError((body as { message?: string } | undefined)?.message ?? `${answer.status} ${answer.statusText}`)
  return (body as { written: WriteResult[] }).written
}
