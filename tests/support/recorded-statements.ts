import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Db, Sql } from '../../server/src/kernel/db.ts'

/** A statement that the server sent in a test, with the file and function that sent it. */
export interface RecordedStatement {
  text: string
  from: string
}

const root = new URL('../../', import.meta.url).pathname
const seen = new Set<string>()

/** The same database, which also records each new statement of the server in a folder of the run. Statements of tests are not recorded. */
export function recorded<Base extends Database>(base: Base, folder: string): Base {
  const file = join(folder, `statements-${process.pid}.jsonl`)
  const record = ({ text }: Sql): void => {
    if (seen.has(text)) return
    seen.add(text)
    const from = sender()
    if (from) appendFileSync(file, `${JSON.stringify({ text, from } satisfies RecordedStatement)}\n`)
  }
  const recording = (db: Db): Db => ({
    rows: (statement) => (record(statement), db.rows(statement)),
    one: (statement) => (record(statement), db.one(statement)),
    run: (statement) => (record(statement), db.run(statement)),
    only: (statement) => (record(statement), db.only(statement)),
  })
  const transaction: Database['transaction'] = (work) => base.transaction((db) => work(recording(db)))
  return { ...base, ...recording(base), transaction }
}

/** Who called the database: a file of the server, or undefined. */
function sender(): string | undefined {
  const frames = (new Error('here').stack ?? '').split('\n').slice(1)
  const frame = frames.find((line) => !line.includes('/tests/support/recorded-statements.ts'))
  const [, name = '', file = ''] = /at (?:(?:async )?(\S+) )?\(?(?:file:\/\/)?([^():]+):\d+:\d+/.exec(frame ?? '') ?? []
  const path = file.replace(root, '')
  return path.startsWith('server/src/') && !path.endsWith('.test.ts') ? `${path} ${name}`.trim() : undefined
}

/** All recorded statements of a run, each text once. */
export function readRecorded(folder: string): RecordedStatement[] {
  const lines = globSync('statements-*.jsonl', { cwd: folder }).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const byText = new Map(
    lines
      .filter(Boolean)
      .map((line) => JSON.parse(line) as RecordedStatement)
      .map((one) => [one.text, one]),
  )
  return [...byText.values()]
}
