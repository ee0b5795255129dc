import { createServer, type Server, type Socket } from 'node:net'

/** A virus scanner that speaks clamd's protocol: `EICAR` in a file is a virus. */
export interface ClamdStub {
  /** Host and port, or the path of a socket. */
  address: string
  /** How many bytes each file had. */
  scanned: number[]
  /** What it does instead of scanning: it replies, but keeps the connection; it sends a space again and again; or it ends connections, as when it restarts. */
  behaviour: 'SCANS' | 'STAYS' | 'DRIPS' | 'ENDS'
  /** What it replies whatever is in a file, if that is set. */
  reply: string | undefined
  close(): Promise<void>
}

export async function startClamd({ path, bytesMax = 10_000_000 }: { path?: string; bytesMax?: number } = {}): Promise<ClamdStub> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    if (stub.behaviour === 'ENDS') return void socket.destroy()
    answer(socket, stub, bytesMax)
  })
  const stub: ClamdStub = {
    address: '',
    scanned: [],
    behaviour: 'SCANS',
    reply: undefined,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  await new Promise<void>((resolve) => (path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve)))
  const listening = server.address()!
  stub.address = typeof listening === 'string' ? listening : `127.0.0.1:${listening.port}`
  return stub
}

const command = 'zINSTREAM\0'

function answer(socket: Socket, stub: ClamdStub, bytesMax: number): void {
  let received = Buffer.alloc(0)
  let begun = false
  const parts: Buffer[] = []
  const size = (): number => parts.reduce((sum, { length }) => sum + length, 0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (!begun) {
      if (received.length < command.length) return
      if (received.subarray(0, command.length).toString() !== command) return void socket.end('UNKNOWN COMMAND\0')
      received = received.subarray(command.length)
      begun = true
    }
    while (received.length >= 4) {
      const length = received.readUInt32BE(0)
      if (length === 0) return end()
      if (received.length < 4 + length) return
      parts.push(received.subarray(4, 4 + length))
      received = received.subarray(4 + length)
      if (size() > bytesMax) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    }
  })
  const end = (): void => {
    if (stub.behaviour === 'DRIPS') {
      const drip = setInterval(() => socket.write(' '), 10)
      return void socket.once('close', () => clearInterval(drip))
    }
    stub.scanned.push(size())
    const verdict = Buffer.concat(parts).includes('EICAR') ? 'Eicar-Test-Signature FOUND' : 'OK'
    socket.write(`stream: ${stub.reply ?? verdict}\0`)
    if (stub.behaviour === 'SCANS') socket.end()
  }
}
