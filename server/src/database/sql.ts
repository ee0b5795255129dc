import { createHash } from 'node:crypto'
import type { Sql } from '../kernel/db.ts'

/** Text of our own that stands in a statement as it is. Never built from a caller's words. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A piece with placeholders $1… of its own; they are renumbered where it is put in. */
class Fragment {
  readonly text: string
  readonly values: readonly unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

export type { Fragment }
export const raw = (text: string): Raw => new Raw(text)
export const fragment = (text: string, values: readonly unknown[] = []): Fragment => new Fragment(text, values)

/** Writes a statement; every `${value}` is bound, never pasted, except `raw` text and `fragment`s.
 *  sql`select * from orders where site_id = ${siteId} and ${visibleTo(identity)}` */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const { text, values } = join(strings, parts)
  return { text, values, name: nameOf(text) }
}

/** Like `sql`, for a condition or an expression that is put into a statement. */
export function part(strings: TemplateStringsArray, ...parts: unknown[]): Fragment {
  const { text, values } = join(strings, parts)
  return new Fragment(text, values)
}

function join(strings: TemplateStringsArray, parts: unknown[]): { text: string; values: unknown[] } {
  const values: unknown[] = []
  let text = strings[0] ?? ''
  parts.forEach((value, index) => {
    text += place(value, values) + (strings[index + 1] ?? '')
  })
  return { text, values }
}

function place(value: unknown, values: unknown[]): string {
  if (value instanceof Raw) return value.text
  if (value instanceof Fragment) {
    const before = values.length
    values.push(...value.values)
    return value.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
  }
  values.push(value)
  return `$${values.length}`
}

/** Prepared statements stay in each connection's memory, so only this many different texts get a name. */
const namedTextsMax = 2000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= namedTextsMax) return known
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
