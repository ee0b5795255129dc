import { expect, test, vi } from 'vitest'
import { logQueueFault } from './log-queue-fault.ts'

test.for<[what: string, reported: Error, job: string]>([
  ['an error', new Error('the connection is gone'), 'queue'],
  ['the fields of an error of a worker', { name: 'Error', message: 'the connection is gone', queue: 'mail', worker: '1' } as Error, 'mail'],
])('%s is logged with its message', ([, reported, job]) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  logQueueFault(reported)
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)
  write.mockRestore()
  expect(lines).toMatchObject([{ level: 'error', message: 'the connection is gone', job }])
})
