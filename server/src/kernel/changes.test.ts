import { expect, test, vi } from 'vitest'
import { createChanges } from './changes.ts'

const change = { entityFqdn: 'stoa.test', slug: 'updated', entityId: 'a' }

test('every listener gets what is noted, even if another fails, until it ends', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const changes = createChanges()
  const heard: unknown[] = []
  changes.subscribe(() => {
    throw new Error('on purpose')
  })
  const end = changes.subscribe((...noted) => heard.push(noted))
  changes.note('site', [change])
  end()
  changes.note('site', [change])
  expect(heard).toEqual([['site', [change]]])
  expect(String(stderr.mock.calls[0]![0])).toContain('on purpose')
  stderr.mockRestore()
})
