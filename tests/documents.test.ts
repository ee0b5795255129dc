import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', 'tests/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).toSorted()

test('every link in a document has a target', () => {
  const links = documents.flatMap((path) =>
    Array.from(read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link]) => ({ path, link: join(dirname(path), link!) })),
  )
  expect(links.length).toBeGreaterThan(9)
  expect(links.filter(({ link }) => !existsSync(join(root, link)))).toEqual([])
})

test('every file named in a document exists', () => {
  const guides = documents.filter((path) => !path.startsWith('docs/decisions/') && !path.startsWith('tests/'))
  const named = guides.flatMap((path) =>
    Array.from(
      read(path).matchAll(/`((?:contract|sdk|server|storefront|dashboard|html|ui|seed|tests|bench|docs)\/[\w./-]+)`/g),
      ([, file]) => ({
        path,
        file: file!,
      }),
    ),
  )
  const made = ['sdk/src/call-table.generated.json']
  expect(named.filter(({ file }) => !existsSync(join(root, file)) && !made.includes(file))).toEqual([])
})

test('README names every setting', () => {
  const names = Array.from(read('server/src/kernel/settings.ts').matchAll(/\bname: '([A-Z_]+)'/g), ([, name]) => name!)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([])
})

test('decisions have unique numbers, the five lines, and a row in the list', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'))
  expect(decisions.length).toBeGreaterThan(8)
  for (const path of decisions) {
    const lines = Array.from(read(path).matchAll(/^- \*\*([\w ]+)\*\*: \S/gm), ([, label]) => label!)
    const five = ['Question', 'Choice', 'Why', 'Turned down', 'Date']
    expect(
      lines.filter((label) => five.includes(label)),
      path,
    ).toEqual(five)
    expect(read('docs/README.md'), path).toContain(path.replace('docs/', ''))
  }
  const numbers = decisions.map((path) => /\/(\d{4})-/.exec(path)?.[1])
  expect(new Set(numbers).size).toBe(numbers.length)
})
