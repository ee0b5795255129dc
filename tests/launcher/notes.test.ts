import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'

interface Notes {
  notePath(name: string): string
  readNote(name: string): string | undefined
  writeNote(name: string, text: string): void
}
const places = new URL('../../bin/root-paths.js', import.meta.url).href
const { notePath, readNote, writeNote } = (await import(places)) as Notes

const name = `note-of-${randomUUID()}`
afterEach(() => {
  for (const path of [notePath(name), notePath(`${name}.link`)]) rmSync(path, { force: true })
})

test('a note is replaced, and a copy of the checkout that shares the previous one keeps it', () => {
  writeNote(name, 'one')
  linkSync(notePath(name), notePath(`${name}.link`))
  writeNote(name, 'two')
  expect([readNote(name), readFileSync(notePath(`${name}.link`), 'utf8')]).toEqual(['two', 'one'])
})
