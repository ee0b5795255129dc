import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { makePrivateFolder, type Place } from './place.ts'
import type { Postmaster } from './postmaster.ts'

/** How clients reach the embedded PostgreSQL, told to `initdb`, to `postgres` and to `pg` alike. */
export interface Access {
  initdb: string[]
  postgres: string[]
  connection: PoolConfig
}

/** The superuser and the name of Stoa's database. */
export const USER = 'stoa'
export const DATABASE = 'stoa'

/** A socket's path may have 107 bytes; `/.s.PGSQL.5432` is 14 of them, and PostgreSQL's lock file beside it adds `.lock`. */
const LONGEST_SOCKET_FOLDER = 107 - 14 - 5

export const openAccess = (place: Place): Access | Promise<Access> =>
  process.platform === 'win32' ? loopback(place) : socketIn(socketFolder(place))

/** How to reach a PostgreSQL that is already running. */
export const accessOf = ({ port, socketFolder }: Postmaster, { root }: Place): PoolConfig =>
  socketFolder ? socketIn(socketFolder).connection : loopbackAt(port, passwordFile(root))

/** Nobody but PostgreSQL's own user and root can open the folder, so no password is asked. */
function socketIn(folder: string): Access {
  return {
    initdb: ['--auth=trust'],
    postgres: ['-k', folder, '-c', 'unix_socket_permissions=0700', '-c', 'listen_addresses='],
    connection: { host: folder, port: 5432, user: USER, database: DATABASE },
  }
}

const passwordFile = (root: string): string => join(root, 'postgres-password')

function socketFolder({ root, runner }: Place): string {
  const folder = join(root, 'socket')
  const short = Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER ? folder : mkdtempSync(join(tmpdir(), 'stoa-'))
  makePrivateFolder(short, runner)
  return short
}

/** Windows, untried: `pg` cannot open sockets there, so a free port on loopback and a password kept beside the data. */
async function loopback({ root }: Place): Promise<Access> {
  const file = passwordFile(root)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const port = await freePort()
  return {
    initdb: ['--auth=scram-sha-256', `--pwfile=${file}`],
    postgres: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
    connection: loopbackAt(port, file),
  }
}

const loopbackAt = (port: number, passwordFile: string): PoolConfig => ({
  host: '127.0.0.1',
  port,
  user: USER,
  password: readFileSync(passwordFile, 'utf8'),
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
