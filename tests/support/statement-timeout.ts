/** The address of a database whose statements may take that long: PostgreSQL's own setting, which goes before what a pool asks for. */
export function withStatementTimeout(address: string, milliseconds: number): string {
  const url = new URL(address)
  url.searchParams.set('statement_timeout', String(milliseconds))
  return url.href
}
