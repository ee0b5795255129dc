import type { Sql } from '../kernel/db.ts'
import type { SourcesOfSite } from '../kernel/source-changes.ts'

// What a transaction changed is written down in the transaction itself, for the caches of other processes (decision 0094): a row for each source, which
// nothing waits for and nothing updates.

/** In rows of this site are the changes of statements that name no site. */
export const anySite = '00000000-0000-0000-0000-000000000000'

/** What a transaction has written so far. */
export interface Written {
  readonly all: readonly SourcesOfSite[]
  add(written: SourcesOfSite | undefined): void
}

export function createWritten(): Written {
  const bySite = new Map<string | undefined, Set<string>>()
  return {
    get all() {
      return [...bySite].map(([siteId, sources]) => ({ siteId, sources: [...sources] }))
    },
    add(written) {
      if (!written) return
      const known = bySite.get(written.siteId) ?? new Set()
      for (const source of written.sources) known.add(source)
      bySite.set(written.siteId, known)
    },
  }
}

const into = 'insert into source_changes (site_id, source, origin)'

/** The statement with what it changes. */
export function withChanges({ text, values, name }: Sql, { siteId = anySite, sources }: SourcesOfSite, origin: number): Sql {
  const next = values.length + 1
  const changes = `source_changes_of_statement as (${into} select $${next}::uuid, unnest($${next + 1}::text[]), $${next + 2}::bigint)`
  const [, leading, recursive = ''] = /^\s*(with\s+(recursive\s+)?)?/.exec(text)!
  const rest = text.trimStart().slice(leading?.length ?? 0)
  return {
    text: `with ${recursive}${changes}${leading ? ',' : ''} ${rest}`,
    values: [...values, siteId, sources, origin],
    name: name && `${name}+changes`,
  }
}

/** COMMIT, preceded by what the transaction changed, in one message. Sources are names of this program, and a site's ID is a UUID; anything else throws. */
export function commitWith(written: readonly SourcesOfSite[], origin: number): string {
  const rows = written.flatMap(({ siteId = anySite, sources }) =>
    sources.map((source) => `('${plain(siteId)}', '${plain(source)}', ${origin})`),
  )
  return rows.length > 0 ? `${into} values ${rows.join(', ')}; commit` : 'commit'
}

function plain(text: string): string {
  if (!/^[\w:*-]+$/.test(text)) throw new Error(`${text} is neither a source nor a site`)
  return text
}
