import type { PoolConfig } from 'pg'

/** The connection to an embedded PostgreSQL as a URL, for `DATABASE_URL`. */
export function connectionUrl({ user, host, port, database, password }: PoolConfig): string {
  const credentials = password ? `${user}:${encodeURIComponent(String(password))}` : user
  return host?.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${credentials}@${host}:${port}/${database}`
}
