import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../migrations/', import.meta.url)

/** A numbered SQL file. */
export interface Migration {
  name: string
  text: string
  /** A checksum of its text, by which a database knows what created it. */
  checksum: string
}

/** Where all databases start. `earlier/` has the files of those from before it. */
export const baselineName = '0001_baseline.sql'

/** The names of migrations, in order. */
export const migrationNames = (): string[] => namesIn(folder)

export const readMigrations = (): Migration[] => migrationsIn(folder)

/** The files that created databases before the baseline. */
export const readEarlierMigrations = (): Migration[] => migrationsIn(new URL('earlier/', folder))

const namesIn = (directory: URL): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

const migrationsIn = (directory: URL): Migration[] =>
  namesIn(directory).map((name) => {
    const text = readFileSync(new URL(name, directory), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })

/** Statements end with a semicolon at the end of a line; within $$ … $$ such lines belong to the function. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const line of text.split('\n')) {
    current += `${line}\n`
    const insideFunction = (current.match(/\$\$/g)?.length ?? 0) % 2 === 1
    if (!insideFunction && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  return statements
}
