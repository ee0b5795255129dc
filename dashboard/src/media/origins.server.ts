import type { Client } from '@stoa/sdk'
import { foldersById } from './by-id.server.ts'
import { isRoot, type Origin } from './folder-path.ts'

/** The folders with some IDs, by ID. */
export async function originsOf(client: Client, ids: readonly string[]): Promise<(id: string) => Origin> {
  const wanted = [...new Set(ids)].filter((id) => !isRoot(id))
  const names = new Map((await foldersById(client, wanted)).map(({ id, displayName }) => [id, displayName]))
  return (id) => ({ id, ...(names.has(id) && { name: names.get(id)! }) })
}
