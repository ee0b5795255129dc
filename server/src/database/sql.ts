import { createHash } from 'node:crypto'
import type { Sql } from '../kernel/db.ts'

/** Trusted text that is part of a statement. Never built from a caller's input. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

/** A fragment with its own placeholders $1…, which are renumbered where it is inserted. */
export class Fragment {
  readonly text: string
  readonly values: readonly unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

export type { Raw }
export const raw = (text: string): Raw => new Raw(text)
export const fragment = (text: string, values: readonly unknown[] = []): Fragment => new Fragment(text, values)

/** The end of an `insert … select` that depends on another part of the statement, if there is a condition. */
export const fromPart = (condition: string | undefined): Raw => raw(condition === undefined ? '' : `from ${condition}`)

/** Writes a statement. Every `${value}` is bound, never interpolated, except `raw` text and `fragment`s.
 *  sql`select * from orders where site_id = ${siteId} and ${visibleTo(identity)}` */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const { joined, values } = join(strings, parts)
  joined.name ??= nameOf(joined.text)
  return { text: joined.text, values, name: joined.name }
}

/** Like `sql`, for a condition or expression within a statement. */
export function part(strings: TemplateStringsArray, ...parts: unknown[]): Fragment {
  const { joined, values } = join(strings, parts)
  return new Fragment(joined.text, values)
}

interface JoinedTemplate {
  text: string
  name: string | undefined
  /** The texts it is joined from, besides those of the template. */
  readonly inserted: readonly (string | undefined)[]
}

/** Like `part`, for texts that aren't those of a template. Those that are the same array each time are remembered like a template. */
export function joined(texts: readonly string[], parts: readonly unknown[]): Fragment {
  const { joined: known, values } = join(texts, parts)
  return new Fragment(known.text, values)
}

/** The latest results of each template. Usually it creates one of them again, which is then neither joined nor looked up. */
const latestJoined = new WeakMap<readonly string[], JoinedTemplate[]>()
/** A template that is used in more ways at the same time joins again. */
const latestMax = 8

function join(strings: readonly string[], parts: readonly unknown[]): { joined: JoinedTemplate; values: unknown[] } {
  const latest = latestJoined.get(strings) ?? []
  const values = valuesOf(parts)
  const known = latest.find(({ inserted }) => parts.every((value, index) => inserted[index] === textOf(value)))
  if (known) return { joined: known, values }
  const made = { text: joinedText(strings, parts), name: undefined, inserted: parts.map(textOf) }
  latestJoined.set(strings, [made, ...latest.slice(0, latestMax - 1)])
  return { joined: made, values }
}

function valuesOf(parts: readonly unknown[]): unknown[] {
  const values: unknown[] = []
  for (const value of parts) {
    if (value instanceof Fragment) for (const one of value.values) values.push(one)
    else if (!(value instanceof Raw)) values.push(value)
  }
  return values
}

const textOf = (value: unknown): string | undefined => (value instanceof Raw || value instanceof Fragment ? value.text : undefined)

function joinedText(strings: readonly string[], parts: readonly unknown[]): string {
  let count = 0
  const placeholder = (value: unknown): string => {
    if (value instanceof Raw) return value.text
    if (!(value instanceof Fragment)) return `$${++count}`
    const before = count
    count += value.values.length
    return value.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
  }
  return strings.map((text, index) => (index < parts.length ? text + placeholder(parts[index]) : text)).join('')
}

/** Prepared statements use memory in each connection, so only so many different texts get a name. Those of the server are about 1,200. */
const namedMax = 3000
const namedAsRequestedMax = 1000
const names = new Map<string, string>()
const namesAsRequested = new Map<string, string>()

/** A statement whose text depends on a caller's request. These have names of their own, so that callers don't use up those of others. */
export const namedAsRequested = ({ text, values }: Fragment): Sql => ({
  text,
  values,
  name: nameOf(text, namesAsRequested, namedAsRequestedMax),
})

function nameOf(text: string, known = names, namesMax = namedMax): string | undefined {
  const name = known.get(text)
  if (name || known.size >= namesMax) return name
  const made = createHash('sha1').update(text).digest('base64url').slice(0, 20)
  known.set(text, made)
  return made
}
