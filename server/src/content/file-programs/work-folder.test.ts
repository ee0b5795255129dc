import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deleteAbandonedWork, inWorkFolder } from './work-folder.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-work-folder-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

test('what a killed process left is deleted at once; what is in use, or of another machine, stays', async () => {
  const ended = spawn(process.execPath, ['--version'])
  await once(ended, 'exit')
  await inWorkFolder({ dataFolder }, async (folder) => {
    const [, host, pid, start] = basename(folder).split('-')
    const parent = join(dataFolder, 'media', 'processing')
    const left = async (name: string): Promise<boolean> => {
      await inWorkFolder({ dataFolder }, async (other) => renameSync(other, join(parent, name)))
      await deleteAbandonedWork({ dataFolder })
      return existsSync(join(parent, name))
    }
    expect(await left(`work-${host}-${ended.pid}-${start}-abcdef`)).toBe(false)
    if (process.platform === 'linux') expect(await left(`work-${host}-${pid}-${Number(start) + 1}-abcdef`)).toBe(false)
    expect(await left(`work-elsewhere-${ended.pid}-1-abcdef`)).toBe(true)
    expect(existsSync(folder)).toBe(true)
  })
  expect(readdirSync(join(dataFolder, 'media', 'processing'))).toEqual([expect.stringMatching(/^work-elsewhere/)])
})
