import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between a server and its database, on a loopback port. */
export interface TcpProxy {
  port: number
  /** Cuts the network: whatever is sent is lost, and nobody hears of it. Connections of before stay dead when it heals. */
  cut(): void
  heal(): void
  close(): Promise<void>
}

/** Forwards connections to a port or a Unix socket. */
export async function startTcpProxy(target: { port: number; host: string } | { path: string }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server: Server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    if (isCut) return void client.pause()
    const upstream = connect(target)
    sockets.add(upstream)
    upstream.on('error', () => {})
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (bytes) => !dead.has(client) && to.write(bytes))
      from.on('end', () => !dead.has(client) && to.end())
    }
  })
  const dead = new WeakSet<Socket>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true
      for (const socket of sockets) dead.add(socket)
    },
    heal: () => void (isCut = false),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
