import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MessageChannel } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { initialize, load } from './load-hook.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-hooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const source = `export const url = 'https://www.wixapis.com/v1'`
const [first, second] = ['https://first.example', 'https://second.example']

test('a second address replaces the first', async () => {
  const installed = join(folder, 'node_modules/@wix/stores')
  mkdirSync(installed, { recursive: true })
  for (const name of ['a', 'b']) writeFileSync(join(installed, `${name}.mjs`), source)
  const script = `
    import { installHooks } from ${JSON.stringify(new URL('install-hooks.ts', import.meta.url).href)}
    const loaded = async (name) => (await import(${JSON.stringify(`${installed}/`)} + name)).url
    installHooks('${first}')
    const before = await loaded('a.mjs')
    installHooks('${second}')
    console.log(JSON.stringify([before, await loaded('b.mjs')]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual([`${first}/v1`, `${second}/v1`])
})

test('a second address replaces the first in the thread of Node 20 too', async () => {
  const { port1, port2: urls } = new MessageChannel()
  initialize({ stoaUrl: first, urls })
  const loaded = async (): Promise<unknown> =>
    (await load('file:///app/node_modules/@wix/stores/a.mjs', {}, async () => ({ source }))).source
  expect(await loaded()).toBe(source.replace('https://www.wixapis.com', first))
  port1.postMessage(second)
  expect(await loaded()).toBe(source.replace('https://www.wixapis.com', second))
  port1.close()
})
