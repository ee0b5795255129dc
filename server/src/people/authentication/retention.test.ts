import { expect, test } from 'vitest'
import { makeSignInSite, mia } from '../../../../tests/support/signing-in.ts'
import { insertProof } from '../../access/captcha/public.ts'
import { sql } from '../../database/sql.ts'
import { retainOnSite } from '../../jobs/apply-retention.ts'

test('expired rows are deleted, all others stay', async () => {
  const site = await makeSignInSite({ rateLimits: 'default' })
  const { database: db, siteId } = site
  await site.decide({ verifyEmail: true })
  const { identity } = await site.enter('authentication.registerV2', mia)
  await site.as(site.owner()).recovery.sendActivationEmail({ identityId: identity.id })
  await insertProof({ db, siteId }, 'once', new Date(Date.now() + 60_000))
  const forget = async (now: Date): Promise<number[]> => {
    for (const table of ['sign_in_states', 'recovery_tokens', 'used_proofs', 'attempts'] as const)
      await retainOnSite(db, siteId, table, now)
    const row = await db.one<Record<string, number>>(sql`
      select (select count(*)::int from sign_in_states where site_id = ${siteId}) as states,
        (select count(*)::int from recovery_tokens where site_id = ${siteId}) as tokens,
        (select count(*)::int from used_proofs where site_id = ${siteId}) as proofs,
        (select count(*)::int from attempts where site_id = ${siteId}) as attempts`)
    return Object.values(row!)
  }
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  expect(await forget(new Date())).toEqual([1, 1, 1, 2])
  expect(await forget(inDays(1))).toEqual([0, 1, 0, 0])
  expect(await forget(inDays(8))).toEqual([0, 0, 0, 0])
})
