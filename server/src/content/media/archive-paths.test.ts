import { expect, test } from 'vitest'
import { uniquePaths } from './archive-paths.ts'

const file = (displayName: string, ...folders: string[]) => ({ displayName, folders })

test('M10: paths lead downwards, and each occurs once', () => {
  expect(
    uniquePaths([
      file('jug.png'),
      file('jug.png'),
      file('JUG.png'),
      file('a.png', '..', 'Jugs'),
      file('a:b?.png', 'x/y'),
      file('...'),
      file('notes'),
      file('notes'),
    ]),
  ).toEqual(['jug.png', 'jug (2).png', 'JUG (3).png', '_/Jugs/a.png', 'x_y/a_b_.png', '_', 'notes', 'notes (2)'])
})
