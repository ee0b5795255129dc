import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inProgramTurn } from './in-turn.ts'
import { runProgram } from './run-program.ts'

const isLinux = process.platform === 'linux'

test.runIf(isLinux)('a program in the background stands still while another runs in its turn, for as long as that takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = mkdtempSync(join(tmpdir(), 'stoa-pausable-'))
  const script = 'echo $$ > pid; while true; do sleep 0.05; done'
  const limits = { folder, timeoutMs: 30_000, memoryBytesMax: 1_000_000_000 }
  const background = runProgram({ ...limits, command: 'sh', args: ['-c', script], isBackground: true })
  const pidFile = join(folder, 'pid')
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8').trim(), { timeout: 10_000 }).toMatch(/^\d+$/)
  const pid = readFileSync(pidFile, 'utf8').trim()
  const isStopped = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] === 'T'
  await inProgramTurn(async () => {
    await expect.poll(isStopped, { timeout: 10_000 }).toBe(true)
    vi.advanceTimersByTime(60_000)
  })
  await expect.poll(isStopped, { timeout: 10_000 }).toBe(false)
  // The time that it runs counts, before and after.
  vi.advanceTimersByTime(29_000)
  await inProgramTurn(async () => {})
  await expect.poll(isStopped, { timeout: 10_000 }).toBe(false)
  vi.advanceTimersByTime(1000)
  expect((await background).outcome).toBe('OVER_LIMIT')
  rmSync(folder, { recursive: true, force: true })
})

test('a program ends with the job that it belongs to, also while it stands still', async () => {
  const args = ['-e', 'setInterval(() => {}, 1000)']
  const job = new AbortController()
  const limits = { folder: tmpdir(), timeoutMs: 30_000, memoryBytesMax: 1_000_000_000, isBackground: true }
  await inProgramTurn(async () => {
    const background = runProgram({ ...limits, command: process.execPath, args, signal: job.signal })
    job.abort()
    expect((await background).outcome).toBe('OVER_LIMIT')
  })
})
