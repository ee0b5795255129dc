import { fileBytesMax } from '@stoa/contract/files/limits'
import { prologOf } from './doctype.ts'
import { comment, skip, space } from './skip.ts'

/** Rules for elements and attributes, which only a validator needs. */
const rule = /<!(?:ELEMENT|ATTLIST)\s(?:[^>"']|"[^"]*"|'[^']*')*>/y
/** Plain text with a name: neither elements, nor other entities, nor another file. */
const entity =
  /<!ENTITY\s+([A-Za-z_:][\w:.-]*)\s+(?:"((?:[^"&%<]|&#(?:\d{1,7}|x[\dA-Fa-f]{1,6});)*)"|'((?:[^'&%<]|&#(?:\d{1,7}|x[\dA-Fa-f]{1,6});)*)')\s*>/y
/** Text in which entities have no meaning, or the use of one. */
const use = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|&([A-Za-z_:][\w:.-]*);/g

/** A drawing without its document type, and with the text of the entities that drawing programs declare in it. Undefined if it declares anything else, or if the
 *  text of all entities is longer than a drawing can be. */
export function withoutDoctype(xml: string): string | undefined {
  const { doctypes } = prologOf(xml)
  const [doctype] = doctypes
  if (!doctype) return xml
  const entities = entitiesIn(doctype.declarations)
  if (!entities || doctypes.length > 1) return undefined
  const rest = xml.slice(doctype.end)
  return isShort(rest, entities) ? xml.slice(0, doctype.start) + withText(rest, entities) : undefined
}

function entitiesIn(declarations: string): ReadonlyMap<string, string> | undefined {
  const entities = new Map<string, string>()
  let at = skip(declarations, 0, [space, comment, rule])
  for (let match = matchAt(declarations, at); match; match = matchAt(declarations, at)) {
    const [all, name, text] = [match[0], match[1]!, match[2] ?? match[3]!]
    if (!entities.has(name)) entities.set(name, text.replaceAll('"', '&quot;').replaceAll("'", '&apos;').replaceAll('>', '&gt;'))
    at = skip(declarations, at + all.length, [space, comment, rule])
  }
  return at === declarations.length ? entities : undefined
}

function matchAt(declarations: string, at: number): RegExpExecArray | null {
  entity.lastIndex = at
  return entity.exec(declarations)
}

function isShort(xml: string, entities: ReadonlyMap<string, string>): boolean {
  let length = 0
  for (const [, name] of xml.matchAll(use)) length += entities.get(name ?? '')?.length ?? 0
  return length <= fileBytesMax.VECTOR
}

const withText = (xml: string, entities: ReadonlyMap<string, string>): string =>
  xml.replaceAll(use, (all, name: string | undefined) => entities.get(name ?? '') ?? all)
