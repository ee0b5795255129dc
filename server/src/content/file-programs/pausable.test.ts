import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProgramTurn } from './in-turn.ts'
import { runProgram } from './run-program.ts'

test.runIf(process.platform === 'linux')('a program in the background stands still while another runs in its turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-pausable-'))
  const script = 'echo $$ > pid; while [ ! -e stop ]; do sleep 0.05; done'
  const limits = { folder, timeoutMs: 30_000, memoryBytesMax: 1_000_000_000 }
  const background = runProgram({ ...limits, command: 'sh', args: ['-c', script], isBackground: true })
  const pidFile = join(folder, 'pid')
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').trim(), { timeout: 10_000 }).toMatch(/^\d+$/)
  const pid = readFileSync(pidFile, 'utf8').trim()
  const isStopped = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] === 'T'
  await inProgramTurn(async () => {
    await expect.poll(isStopped, { timeout: 10_000 }).toBe(true)
  })
  await expect.poll(isStopped, { timeout: 10_000 }).toBe(false)
  writeFileSync(join(folder, 'stop'), '')
  expect((await background).outcome).toBe('DONE')
  rmSync(folder, { recursive: true, force: true })
})
