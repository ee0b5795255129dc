import pg, { type PoolConfig } from 'pg'
import { StartupProblem } from '../kernel/startup-problem.ts'

/** Properties that decide whether a database can store Stoa's data. */
export interface DatabaseTraits {
  name: string
  /** `server_version_num`: 180004 is 18.4. */
  version: number
  encoding: string
  /** `c`: the C library's, `b`: PostgreSQL's own, `i`: ICU's. */
  provider: string
  /** The locale of text order. */
  collation: string
}

const TRAITS_QUERY = `
  select datname as name, current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
    case datlocprovider when 'c' then datcollate else coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') end as collation
  from pg_database d where datname = current_database()`

/** Text order by code point, which jsonb's order follows and indexes rely on. */
const CODE_POINT_ORDERS = ['C', 'POSIX', 'C.UTF-8', 'C.UTF8', 'C.utf8']

const OLDEST_VERSION = 15

/** Connects once to the database of DATABASE_URL, and refuses one that would sort or encode text differently from what Stoa's indexes and cursors expect. */
export async function checkDatabase(url: string): Promise<PoolConfig> {
  const traits = await readTraits(url)
  const problem = traitsProblem(traits)
  if (problem) throw problem
  return { connectionString: url }
}

export function traitsProblem({ name, version, encoding, provider, collation }: DatabaseTraits): StartupProblem | undefined {
  if (version < OLDEST_VERSION * 10_000) {
    const majorVersion = Math.floor(version / 10_000)
    return new StartupProblem(
      `The server in DATABASE_URL is PostgreSQL ${majorVersion}. Stoa needs ${OLDEST_VERSION} or newer.`,
      'Set DATABASE_URL to a newer server.',
    )
  }
  if (encoding === 'UTF8' && provider !== 'i' && CODE_POINT_ORDERS.includes(collation)) return undefined
  return new StartupProblem(
    `The database ${name} in DATABASE_URL has the encoding ${encoding} and the collation ${collation}. Stoa needs UTF8 with C or C.UTF-8.`,
    `Create another one and set it in DATABASE_URL: ${createDatabaseStatement(`${name}_c`, version)}`,
  )
}

function createDatabaseStatement(name: string, version: number): string {
  const locale = version < 170_000 ? `LOCALE_PROVIDER libc LOCALE 'C.UTF-8'` : `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`
  return `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' ${locale};`
}

async function readTraits(url: string): Promise<DatabaseTraits> {
  const client = clientFor(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<DatabaseTraits>(TRAITS_QUERY)
    return rows[0]!
  } catch (cause) {
    throw unreachableProblem(client, cause as NodeJS.ErrnoException)
  } finally {
    await client.end().catch(() => {})
  }
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  } catch {
    throw new StartupProblem(
      'DATABASE_URL is not a valid URL.',
      'Use the form postgres://user:password@host:5432/name, with special characters percent-encoded.',
    )
  }
}

/** The address without the password. */
function unreachableProblem({ host, port, database, user }: pg.Client, cause: NodeJS.ErrnoException): StartupProblem {
  const where = `${database} at ${host}:${port} (DATABASE_URL)`
  if (cause.code === '3D000') {
    return new StartupProblem(`The database ${where} does not exist.`, `Create it: ${createDatabaseStatement(database!, 150_000)}`)
  }
  const reason = cause.message || cause.code || 'no answer'
  return new StartupProblem(
    `Could not connect to the database ${where} as ${user}: ${reason}.`,
    'Check that PostgreSQL runs there and accepts these credentials, or unset DATABASE_URL to use the embedded one.',
  )
}
