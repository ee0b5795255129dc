import { expect, test } from 'vitest'
import { displayNameOf, visibleNameOf } from './display-name.ts'

test.each([
  ['M06: jug.png', 'jug.png', 'jug.png'],
  ['M06: a path', '../../etc/passwd', 'passwd'],
  ['M06: a path of Windows', 'C:\\Users\\a\\jug.png', 'jug.png'],
  ['M06: NUL and line breaks', 'ju\u0000g\r\n.png', 'jug.png'],
  ['M06: marks of direction', 'gnp\u202Eexe.jug', 'gnpexe.jug'],
  ['M06: nothing', '../', 'file'],
  ['M06: dots', '..', 'file'],
  ['M06: half a character', 'a\uD800.png', 'a\uFFFD.png'],
])('%s', (_title, sent, name) => expect(displayNameOf(sent)).toBe(name))

test.each(['', '  ', '..', '../', '\u202E'])('a blank name: %j', (sent) => {
  expect(visibleNameOf(sent)).toBeUndefined()
  expect(displayNameOf(sent, 'file.png')).toBe('file.png')
})

test('M06: 4,000 characters are cut, and the extension stays', () => {
  const name = displayNameOf(`${'x'.repeat(4000)}.png`)
  expect(name).toHaveLength(255)
  expect(name.endsWith('x.png')).toBe(true)
})
