import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchDatabase } from './watch.ts'

/** A PostgreSQL that refuses each connection with the next of these SQLSTATEs, and at the end with the last. */
async function refusing(...codes: string[]) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C${codes.length > 1 ? codes.shift() : codes[0]}\0Mrefused\0\0`)
      const head = Buffer.alloc(5, 'E')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const database = { suspend: vi.fn<() => void>(), renew: vi.fn<() => void>() }
  const { port } = server.address() as AddressInfo
  const watch = watchDatabase({ host: '127.0.0.1', port, user: 'stoa', database: 'stoa' }, database)
  onTestFinished(async () => {
    await watch.stop()
    await new Promise((resolve) => server.close(resolve))
  })
  return database
}

test('a database that is starting doesn’t respond', async () => {
  const database = await refusing('57P03')
  await expect.poll(() => database.suspend.mock.calls.length).toBe(1)
  expect(database.renew).not.toHaveBeenCalled()
})

test('a database with no connection to spare responds', async () => {
  const database = await refusing('57P03', '53300')
  await expect.poll(() => database.renew.mock.calls.length).toBe(1)
  expect(database.suspend).not.toHaveBeenCalled()
})
