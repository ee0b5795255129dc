import { readOf, statementOf } from '../../server/src/database/shared-writes.ts'
import type { Database, Sql, Statements } from '../../server/src/kernel/db.ts'
import { forwarding } from '../support/forwarding.ts'

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
  const recording = (db: Statements): Statements => ({
    rows: (statement) => (record(statement), db.rows(statement)),
    one: (statement) => (record(statement), db.one(statement)),
    run: (statement) => (record(statement), db.run(statement)),
    peek: (statement) => (record(statement), db.peek(statement)),
    only: (statement) => (record(statement), db.only(statement)),
    end: (statement) => (record(statement), db.end(statement)),
    async together(write, item, left) {
      const entry = { item, left }
      const read = await readOf((statement) => (record(statement), base.rows(statement)), write, [entry])
      // Alone, and with others.
      for (const entries of [[entry], [entry, entry]]) {
        const statement = statementOf(write, entries, read)
        if (statement) record(statement)
      }
      return db.together(write, item, left)
    },
  })
  return {
    statements,
    database: { ...base, ...recording(base), transaction: (work) => base.transaction((db) => forwarding(db, recording(db), work)) },
  }
}

function sender(): string {
  const frame = (new Error('here').stack ?? '').split('\n').find((line) => line.includes(`${server}server/src/`)) ?? ''
  const [, name = '', file = ''] = /at (?:(?:async )?(\S+) )?\(?(?:file:\/\/)?([^():]+):\d+:\d+/.exec(frame) ?? []
  return `${file.replace(server, '')} ${name}`.trim()
}
