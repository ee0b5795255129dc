import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Beginning, Database, Sql } from '../../server/src/kernel/db.ts'
import { ownRows } from '../statements/lock-order.ts'
import { forwarding, watched } from './forwarding.ts'

/** A statement that the server sent in a test, with the file and function that sent it. */
export interface RecordedStatement {
  text: string
  from: string
}

/** The statements of a transaction that may lock rows, or insert them, in the order in which it first sent them; or one outside of a transaction. */
export interface Locking {
  texts: readonly string[]
  /** The call that sent them, if a test made it in this process. */
  call?: string
}

/** The call that is being made. */
export const currentCall = new AsyncLocalStorage<string>()

const root = new URL('../../', import.meta.url).pathname
const seen = new Set<string>()
/** Statements that lock rows, and those that insert rows which their transaction may lock out of order. */
const mayLock = new RegExp(`\\b(update|delete|share|conflict)\\b|advisory|insert into (${Object.values(ownRows).join('|')})\\b`, 'i')

/** The same database, which also records each new statement of the server, and each new sequence of locks, in a folder of the run. Statements of tests are
 *  not recorded. */
export function recorded<Base extends Database>(base: Base, folder: string): Base {
  const append = (kind: string, line: unknown) => appendFileSync(join(folder, `${kind}-${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
  const record = ({ text }: Sql): void => {
    if (seen.has(text)) return
    const from = sender()
    if (!from) return
    seen.add(text)
    append('statements', { text, from } satisfies RecordedStatement)
  }
  const locks = ({ text }: Sql): boolean => mayLock.test(text) && seen.has(text)
  const recordLocks = (texts: readonly string[]): void => {
    const call = currentCall.getStore()
    const key = `locks of ${call}\n${texts.join('\n')}`
    if (texts.length === 0 || seen.has(key)) return
    seen.add(key)
    append('locks', { texts, ...(call === undefined ? {} : { call }) } satisfies Locking)
  }
  const recordAlone = (statement: Sql): void => {
    record(statement)
    if (locks(statement)) recordLocks([statement.text])
  }
  /** The server sends the statement again. */
  const read = (statement: Sql) => base.rows(statement).finally(() => base.statements.count--)
  const transaction: Database['transaction'] = (work) =>
    base.transaction(async (db) => {
      const locking = new Set<string>()
      const sent = (statement: Sql) => {
        record(statement)
        if (locks(statement)) locking.add(statement.text)
      }
      let opening: Sql | undefined
      const begun = () => {
        if (opening) sent(opening)
        opening = undefined
      }
      const beginning: Beginning = {
        isRetry: db.isRetry,
        begin: (text) => (sent(parametrized(text)), db.begin(text)),
        beginLater: (text) => ((opening = parametrized(text)), db.beginLater(text)),
      }
      return forwarding(db, { sent, shared: record, read, begun }, work, beginning).finally(() => recordLocks([...locking]))
    })
  return { ...base, ...watched(base, { sent: recordAlone }), transaction }
}

/** A statement that a transaction begins with, as if its values were bound. */
function parametrized(text: string): Sql {
  let count = 0
  return { text: text.replaceAll(/'[^']*'/g, () => `$${++count}`), values: [], name: undefined }
}

/** Who called the database: a file of the server, or undefined. */
function sender(): string | undefined {
  const frames = (new Error('here').stack ?? '').split('\n').slice(1)
  const frame = frames.find((line) => !/\/tests\/support\/(recorded-statements|forwarding)\.ts/.test(line))
  const [, name = '', file = ''] =
    /at (?:(?:async )?(?:Object\.)?(\S+)(?: \[as \S+\])? )?\(?(?:file:\/\/)?([^():]+):\d+:\d+/.exec(frame ?? '') ?? []
  const path = file.replace(root, '')
  return path.startsWith('server/src/') && !path.endsWith('.test.ts') ? `${path} ${name}`.trim() : undefined
}

/** All recorded statements of a run, each text once. */
export function readRecorded(folder: string): RecordedStatement[] {
  const byText = new Map(readLines<RecordedStatement>(folder, 'statements').map((one) => [one.text, one]))
  return [...byText.values()]
}

/** The sequences of locks that transactions of a run took. */
export const readLocking = (folder: string): Locking[] => readLines(folder, 'locks')

function readLines<Line>(folder: string, kind: string): Line[] {
  const lines = globSync(`${kind}-*.jsonl`, { cwd: folder }).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Line)
}
