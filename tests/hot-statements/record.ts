import type { Database, Sql } from '../../server/src/kernel/db.ts'
import { forwarding, watched, type Watch } from '../support/forwarding.ts'

/** A statement of the server, with values that it was sent with, and the file and function that sent it. */
export interface HotStatement extends Pick<Sql, 'text' | 'values'> {
  from: string
}

const server = new URL('../../', import.meta.url).pathname

/** The same database, which also records every statement of the server: each text once, with the values that it was first sent with. */
export function recordedBy(base: Database): { database: Database; statements: Map<string, HotStatement> } {
  const statements = new Map<string, HotStatement>()
  const record = ({ text, values }: Sql): void => {
    if (!statements.has(text)) statements.set(text, { text, values, from: sender() })
  }
  const watch: Watch = { sent: record, shared: record, read: base.rows }
  const transaction: Database['transaction'] = (work) => base.transaction((db) => forwarding(db, watch, work))
  return { statements, database: { ...base, ...watched(base, watch), transaction } }
}

function sender(): string {
  const frame = (new Error('here').stack ?? '').split('\n').find((line) => line.includes(`${server}server/src/`)) ?? ''
  const [, name = '', file = ''] = /at (?:(?:async )?(\S+) )?\(?(?:file:\/\/)?([^():]+):\d+:\d+/.exec(frame) ?? []
  return `${file.replace(server, '')} ${name}`.trim()
}
