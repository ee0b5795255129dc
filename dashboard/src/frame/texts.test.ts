import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteData } from '../texts/site-data.ts'

// Words of site data come to a browser with its pages: another page that said one of them would find it missing.

const folder = new URL('..', import.meta.url).pathname
const sources = globSync('**/*.tsx', { cwd: folder, exclude: ['data/**'] })

/** What a file takes from the desk's words: `{ frame, kit: words } = useTexts().dashboard` and `texts.dashboard.kit`. */
const wordsIn = (source: string): string[] => [
  ...[...source.matchAll(/\{([^{}]*)\} = (?:useTexts\(\)|texts)\.dashboard\b(?!\.)/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.split(':')[0]!.trim()),
  ),
  ...[...source.matchAll(/\.dashboard\.(\w+)/g)].map(([, name]) => name!),
]

test('pages besides those of site data say nothing of it', () => {
  expect(sources.length).toBeGreaterThan(100)
  const said = sources.flatMap((path) =>
    wordsIn(readFileSync(`${folder}/${path}`, 'utf8'))
      .filter((name) => name in siteData)
      .map((name) => `${path}: ${name}`),
  )
  expect(said).toEqual([])
})
