import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { createPrivateFolder, type ClusterPaths } from './cluster-paths.ts'
import type { Postmaster } from './postmaster.ts'

/** How clients connect to the embedded PostgreSQL, for `initdb`, `postgres` and `pg`. */
export interface Access {
  initdb: string[]
  postgres: string[]
  connection: PoolConfig
  /** Called once PostgreSQL has stopped. */
  close(): void
}

/** The superuser and the name of Stoa's database. */
export const USER = 'stoa'
export const DATABASE = 'stoa'

/** A socket's path can have 107 bytes; `/.s.PGSQL.5432` takes 14, and PostgreSQL's lock file next to it adds `.lock`. */
const LONGEST_SOCKET_FOLDER = 107 - 14 - 5

export const openAccess = (paths: ClusterPaths): Access | Promise<Access> =>
  process.platform === 'win32' ? loopback(paths) : socket(paths)

/** How to connect to a PostgreSQL that is already running. */
export const connectionTo = ({ port, socketFolder }: Postmaster, { root }: ClusterPaths): PoolConfig =>
  socketFolder ? socketAt(socketFolder) : loopbackAt(port, passwordFile(root))

/** Only PostgreSQL's own user and root can open the folder, so no password is needed. */
function socket({ root, runner }: ClusterPaths): Access {
  const inRoot = join(root, 'socket')
  const isShort = Buffer.byteLength(inRoot) <= LONGEST_SOCKET_FOLDER
  const folder = isShort ? inRoot : mkdtempSync(join(tmpdir(), 'stoa-'))
  createPrivateFolder(folder, runner)
  return {
    initdb: ['--auth=trust'],
    postgres: ['-k', folder, '-c', 'unix_socket_permissions=0700', '-c', 'listen_addresses='],
    connection: socketAt(folder),
    close: () => isShort || rmSync(folder, { recursive: true, force: true }),
  }
}

const socketAt = (folder: string): PoolConfig => ({ host: folder, port: 5432, user: USER, database: DATABASE })

const passwordFile = (root: string): string => join(root, 'postgres-password')

/** Windows, untested: `pg` can't open sockets there, so a free port on loopback and a password stored with the data. */
async function loopback({ root }: ClusterPaths): Promise<Access> {
  const file = passwordFile(root)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const port = await freePort()
  return {
    initdb: ['--auth=scram-sha-256', `--pwfile=${file}`],
    postgres: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
    connection: loopbackAt(port, file),
    close: () => {},
  }
}

const loopbackAt = (port: number, file: string): PoolConfig => ({
  host: '127.0.0.1',
  port,
  user: USER,
  password: readFileSync(file, 'utf8'),
  database: DATABASE,
})

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
