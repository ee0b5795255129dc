/** The connection string of a database with this statement timeout: PostgreSQL's own setting, which takes precedence over that of a pool. */
export function withStatementTimeout(address: string, milliseconds: number): string {
  const url = new URL(address)
  url.searchParams.set('statement_timeout', String(milliseconds))
  return url.href
}
