import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { guideSlugs } from '../../server/src/web/docs/guides.ts'
import { blocksOf, guideFolder, guideNames, guideSource, root } from './blocks.ts'

const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const inOneLine = (code: string): string =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, ([)}\]])/g, ' $1')
    .trim()

test('every guide in the folder is served, and no other', () => {
  expect([...guideSlugs].toSorted()).toEqual(guideNames().toSorted())
})

describe.each(guideNames())('%s', (guide) => {
  test('begins with its title and an introductory paragraph', () => {
    expect(guideSource(guide)).toMatch(/^# \S.{3,60}\n\n[A-Z][^\n]{40,}/)
  })

  test('shows code as in the named files', () => {
    for (const { name, code } of blocksOf(guide).filter((block) => block.name && existsSync(`${root}${block.name}`)))
      expect(inOneLine(read(name!)), name).toContain(inOneLine(code))
  })

  test('names existing settings', () => {
    const settings = read('server/src/kernel/settings.ts')
    const named = new Set(guideSource(guide).match(/\b(?:STOA_[A-Z_]+|DATABASE_URL)\b/g))
    const own = new Set(['STOA_URL', 'STOA_TOKEN'])
    expect([...named].filter((name) => !own.has(name) && !settings.includes(`name: '${name}'`))).toEqual([])
  })

  test('names existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = blocksOf(guide)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => Array.from(code.matchAll(/\bnpm (?:run (\w+)|(start|test))\b/g), ([, run, own]) => run ?? own!))
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('the calls the packages find here are those of the contract; `npm test -- tests/docs-examples -u` updates them', async () => {
  const ofPackages = Map.groupBy(
    allCalls(contract).filter(({ call }) => call.family !== 'stoa'),
    ({ area }) => area,
  )
  const list = [...ofPackages].map(
    ([area, calls]) => `- **${area}**: ${calls.map(({ name, call }) => `${name} (\`${call.method} ${call.path}\`)`).join(', ')}`,
  )
  const written = guideSource('move-here').replace(
    /(<!-- calls: begin -->\n)[\s\S]*(<!-- calls: end -->)/,
    (_, begin: string, end: string) => `${begin}\n${list.join('\n')}\n\n${end}`,
  )
  await expect(written).toMatchFileSnapshot(`${guideFolder}move-here.md`)
})
