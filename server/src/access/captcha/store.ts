import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'

/** Records a single-use value. False if it was used before. */
export async function insertProof({ db, siteId }: Scope, proofHash: string, expiresDate: Date): Promise<boolean> {
  const kept = await db.run(sql`
    insert into used_proofs (site_id, proof_hash, expires_date) values (${siteId}, ${proofHash}, ${expiresDate}) on conflict do nothing`)
  return kept > 0
}
