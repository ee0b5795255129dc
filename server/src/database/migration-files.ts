import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../migrations/', import.meta.url)

/** A numbered SQL file. */
export interface Migration {
  name: string
  text: string
  /** Of the text: a database knows what it was made of. */
  checksum: string
}

/** Where all databases begin; `earlier/` holds what made those from before it. */
export const baselineName = '0001_baseline.sql'

/** The names of migrations, in their order. */
export const migrationNames = (): string[] => namesIn(folder)

export const readMigrations = (): Migration[] => migrationsIn(folder)

/** What databases were made by before there was a baseline. */
export const readEarlierMigrations = (): Migration[] => migrationsIn(new URL('earlier/', folder))

const namesIn = (place: URL): string[] =>
  readdirSync(place)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

const migrationsIn = (place: URL): Migration[] =>
  namesIn(place).map((name) => {
    const text = readFileSync(new URL(name, place), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })

/** Statements end with a semicolon at the end of a line; inside $$ … $$ such lines belong to the function. */
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
