import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { lockParts } from '../catalogue-parts/public.ts'

/** The choices of a customization that products have, by their IDs. The customization is locked: products get no others until the end of the transaction. */
export async function lockUsedChoices(scope: Scope, customizationId: string): Promise<ReadonlySet<string>> {
  await lockParts(scope, { ids: [customizationId], keys: [] })
  const rows = await scope.db.rows<{ id: string }>(sql`
    select distinct used.id #>> '{}' as id from products, lateral (
      select jsonb_path_query(doc, '$.options[*].choices[*].choiceId') as id
      union all select jsonb_path_query(doc, '$.modifiers[*].choices[*].choiceId')) as used
    where site_id = ${scope.siteId} and part_ids @> array[${customizationId}::uuid]`)
  return new Set(rows.map(({ id }) => id))
}
