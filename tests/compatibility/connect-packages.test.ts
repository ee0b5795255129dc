import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { connectedHosts, keptHosts, platformModule } from '@stoa/connect/hosts'
import { rewrite } from '@stoa/connect/rewrite'
import { generations } from './clients.ts'

// Every file of the public packages: no host of the platform is left that nobody decided about.

/** Domains of the platform, and those whose names are also those of gRPC services (`com.wix.…`), which count in addresses only. */
const ownDomain = /(?:wixapis|wixstatic|usrfiles|filesusr|wixmp|parastorage|wixgateway)\.(?:com|net)(?![\w-])/g
const sharedDomain = /(?:wix|editorx|wixpress)\.com(?![\w-])/g

/** The hosts that a source names. */
const hostsIn = (source: string): string[] =>
  [ownDomain, sharedDomain].flatMap((domain) =>
    Array.from(source.matchAll(domain)).flatMap(({ 0: name, index }) => {
      const [before = ''] = /(?:\/\/)?[\w.-]*$/.exec(source.slice(Math.max(0, index - 60), index)) ?? []
      return domain === ownDomain || before.startsWith('//') ? [`${before.replace('//', '')}${name}`] : []
    }),
  )
const escapedHost = /\\\.?(?:wixapis|wixstatic|usrfiles)|(?:wixapis|wixstatic|usrfiles)\\/
const schemeBeforeHost = /`https:\/\/\$\{/g

const sourcesOf = (generation: string): { path: string; source: string }[] =>
  globSync('node_modules/{@wix,**/node_modules/@wix}/**/*.{js,mjs,cjs}', { cwd: new URL(`${generation}/`, import.meta.url) }).map(
    (path) => ({
      path,
      source: readFileSync(new URL(`${generation}/${path}`, import.meta.url), 'utf8'),
    }),
  )

describe.each(generations)('the %s packages', (generation) => {
  const sources = sourcesOf(generation)
  const relevant = sources.filter(({ source }) => /wix(?:apis|static|gateway|mp|press)?\.|usrfiles|https:\/\/\$/.test(source))
  const rewritten = relevant.map(({ path, source }) => ({ path, source: rewrite(source, 'http://stoa.example:4400') ?? source }))

  test('are all seen by the plugin', () => {
    expect(relevant.length).toBeGreaterThan(300)
    expect(relevant.filter(({ path }) => !platformModule.test(`/${path}`)).map(({ path }) => path)).toEqual([])
  })

  test('name no host that is neither connected nor kept for a reason', () => {
    const found = new Set(relevant.flatMap(({ source }) => hostsIn(source)))
    const decided = new Set<string>([...Object.keys(connectedHosts), ...Object.keys(keptHosts)])
    expect(found).toContain('www.wixapis.com')
    expect([...found].filter((host) => !decided.has(host))).toEqual([])
  })

  test('keep no connected host, and none in another spelling', () => {
    const left = rewritten.filter(
      ({ source }) => Object.keys(connectedHosts).some((host) => source.includes(host)) || escapedHost.test(source),
    )
    expect(left.map(({ path }) => path)).toEqual([])
  })

  test('put no scheme before a host without it being checked', () => {
    const templates = relevant.reduce((count, { source }) => count + (source.match(schemeBeforeHost)?.length ?? 0), 0)
    const tagged = rewritten.reduce((count, { source }) => count + (source.match(/\.\.\.values\)\)\)`https:\/\/\$\{/g)?.length ?? 0), 0)
    expect(templates).toBeGreaterThan(5)
    expect(tagged).toBe(templates)
    const fixed = rewritten.filter(({ source }) => /\.protocol\s*=\s*["']https/.test(source))
    expect(fixed.map(({ path }) => path)).toEqual([])
  })
})
