import { randomBytes } from 'node:crypto'
import { createElement, Fragment } from 'react'
import type { Markup } from '@stoa/sdk/page-api'
import type { PageParts } from './rendered-once.ts'

// React renders a page to text, in which marks show where its parts begin and end. They are random, so no text of a shop can contain one.
const secret = randomBytes(12).toString('hex')
const partMark = `part-${secret}-`
const addressMark = `address-${secret}`

/** About the tiles of two thousand products. */
const bytesMax = 8_000_000
/** Markup that isn't the same on each page: what `useId` returns depends on the position in the page, and a picture that is loaded early is in the head too. */
const onOnePageOnly = ['_R_', ' fetchPriority="high"']

/** The UTF-8 of a part. Between the pieces stands the address of the page. */
interface StoredPart {
  pieces: readonly Buffer[]
  /** Its size in memory. */
  size: number
}

/** The parts by what they are made of, least recently used first. */
const stored = new Map<string, StoredPart>()
let size = 0

function find(key: string): StoredPart | undefined {
  const part = stored.get(key)
  if (!part) return undefined
  stored.delete(key)
  stored.set(key, part)
  return part
}

function keep(key: string, html: string): void {
  if (stored.has(key) || onOnePageOnly.some((text) => html.includes(text))) return
  const part = partFrom(html, key.length)
  stored.set(key, part)
  size += part.size
  for (const [oldest, old] of stored) {
    if (size <= bytesMax) break
    stored.delete(oldest)
    size -= old.size
  }
}

function partFrom(html: string, keyLength: number): StoredPart {
  // Not from the pool that others share, all of which would be kept with it.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html))
  bytes.write(html)
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(addressMark); at >= 0; at = bytes.indexOf(addressMark, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + addressMark.length
  }
  pieces.push(bytes.subarray(from))
  return { pieces, size: keyLength + bytes.length }
}

/** As it was rendered. */
const textOf = ({ pieces }: StoredPart): string => pieces.map((piece) => piece.toString()).join(addressMark)

const escapedCharacters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => escapedCharacters[found]!)

/** The parts of one page, and the function that puts them into its markup. `address` is its path and query. */
export function partsOfPage(address: string): PageParts & { complete(this: void, html: string): Markup } {
  const found: StoredPart[] = []
  const rendered: string[] = []
  const here = escaped(address)
  return {
    address: addressMark,
    part(key, render) {
      const part = find(key)
      if (part) return `${partMark}found${found.push(part) - 1};`
      const begin = `${partMark}begin${rendered.push(key) - 1};`
      return createElement(Fragment, null, begin, render(), `${partMark}end;`)
    },
    complete(html) {
      const [beginning = '', ...pieces] = html.split(partMark)
      const whole: (string | StoredPart)[] = [beginning]
      const open: { key: string; from: number }[] = []
      for (const piece of pieces) {
        const [, mark, index, text] = /^(found|begin|end)(\d*);([^]*)$/.exec(piece)!
        if (mark === 'found') whole.push(found[Number(index)]!)
        else if (mark === 'begin') open.push({ key: rendered[Number(index)]!, from: whole.length })
        else {
          const { key, from } = open.pop()!
          const part = whole
            .splice(from)
            .map((one) => (typeof one === 'string' ? one : textOf(one)))
            .join('')
          keep(key, part)
          whole.push(part)
        }
        whole.push(text!)
      }
      return whole.flatMap((one) =>
        typeof one === 'string'
          ? [one.replaceAll(addressMark, () => here)]
          : one.pieces.flatMap((piece, index) => (index === 0 ? [piece] : [here, piece])),
      )
    },
  }
}
