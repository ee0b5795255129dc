import { randomBytes } from 'node:crypto'
import { createElement, Fragment } from 'react'
import type { PageParts } from './rendered-once.ts'

// React renders a page to text, in which marks show where its parts begin and end. They are random, so no text of a shop can contain one.
const secret = randomBytes(12).toString('hex')
const partMark = `part-${secret}-`
const addressMark = `address-${secret}`

/** About the tiles of two thousand products. */
const charactersMax = 8_000_000
/** Markup that isn't the same on each page: what `useId` returns depends on the position in the page, and a picture that is loaded early is in the head too. */
const onOnePageOnly = ['_R_', ' fetchPriority="high"']

/** The markup of parts by what they are made of, least recently used first. */
const cached = new Map<string, string>()
let characters = 0

function find(key: string): string | undefined {
  const html = cached.get(key)
  if (html === undefined) return undefined
  cached.delete(key)
  cached.set(key, html)
  return html
}

function keep(key: string, html: string): void {
  if (cached.has(key) || onOnePageOnly.some((text) => html.includes(text))) return
  // A copy, because a piece of a text keeps all of it in memory.
  cached.set(key, Buffer.from(html).toString())
  characters += key.length + html.length
  for (const [oldest, old] of cached) {
    if (characters <= charactersMax) break
    cached.delete(oldest)
    characters -= oldest.length + old.length
  }
}

const escapedCharacters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => escapedCharacters[found]!)

/** The parts of one page, and the function that puts them into its markup. `address` is its path and query. */
export function partsOfPage(address: string): PageParts & { complete(html: string): string } {
  const found: string[] = []
  const rendered: string[] = []
  return {
    address: addressMark,
    part(key, render) {
      const html = find(key)
      if (html !== undefined) return `${partMark}found${found.push(html) - 1};`
      const begin = `${partMark}begin${rendered.push(key) - 1};`
      return createElement(Fragment, null, begin, render(), `${partMark}end;`)
    },
    complete(html) {
      const [beginning = '', ...pieces] = html.split(partMark)
      const whole = [beginning]
      const open: { key: string; from: number }[] = []
      for (const piece of pieces) {
        const [, mark, index, text] = /^(found|begin|end)(\d*);([^]*)$/.exec(piece)!
        if (mark === 'found') whole.push(found[Number(index)]!)
        else if (mark === 'begin') open.push({ key: rendered[Number(index)]!, from: whole.length })
        else {
          const { key, from } = open.pop()!
          const part = whole.splice(from).join('')
          keep(key, part)
          whole.push(part)
        }
        whole.push(text!)
      }
      return whole.map((piece) => piece.replaceAll(addressMark, () => escaped(address))).join('')
    },
  }
}
