import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

/** Attributes that are read aloud or shown. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title', 'hint'])
const isWording = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2,}/u.test(text)

interface Node {
  type: string
  value?: unknown
  name?: { name?: string }
}

/** Texts in the source of a page instead of the catalogue. */
function wordingIn(file: string): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, value, name } = node as Node
    if (type === 'JSXText' && isWording(value)) found.push(String(value).trim())
    const literal = (value as Node | null | undefined)?.type === 'Literal' ? (value as Node).value : undefined
    if (type === 'JSXAttribute' && spoken.has(name?.name ?? '') && isWording(literal)) found.push(String(literal))
    Object.values(node).forEach(walk)
  }
  walk(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }))
  return found
}

const pages = globSync(['ui/src/**/*.tsx', 'storefront/src/**/*.tsx', 'dashboard/src/**/*.tsx'])

test('every text of both apps is in the catalogue', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.flatMap((file) => wordingIn(file).map((text) => `${file}: ${text}`))).toEqual([])
})

test.each(['en', 'en-GB', 'xx', ''])('the language "%s" has all texts, or falls back to English', (language) => {
  const en = { hello: 'Hello' }
  expect(textsIn({ en })(language)).toBe(en)
})
