import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between a server and its database, on a loopback port. */
export interface TcpProxy {
  port: number
  /** Cuts the network: whatever is sent is lost, and neither side gets an error. Connections of before stay dead when it heals. */
  cut(): void
  heal(): void
  close(): Promise<void>
}

/** A proxy to the database of a connection string, and the connection string through it. */
export async function startDatabaseProxy(connectionString: string): Promise<{ proxy: TcpProxy; throughProxy: string }> {
  const url = new URL(connectionString)
  const [folder, port] = [url.searchParams.get('host'), Number(url.port || 5432)]
  const proxy = await startTcpProxy(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port })
  for (const name of ['host', 'statement_timeout']) url.searchParams.delete(name)
  url.host = `127.0.0.1:${proxy.port}`
  return { proxy, throughProxy: url.href }
}

/** Forwards connections to a port or a Unix socket. */
async function startTcpProxy(target: { port: number; host: string } | { path: string }): Promise<TcpProxy> {
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
