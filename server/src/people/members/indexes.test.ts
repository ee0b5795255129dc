import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { planOf } from '../../../../tests/support/plan-of.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import type { QueryRequest } from '../../database/query/plan-query.ts'
import { planQuery } from '../../database/query/plan-query.ts'
import { sql } from '../../database/sql.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { visibleTo } from './store.ts'
import { targetFor } from './target.ts'

// The filters and sorts of lists use an index, on a site with six thousand members.

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
  for (const from of [1, 2001, 4001]) await crowd(from, from + 1999)
  await site.database.run(sql`vacuum (analyze) members`)
})

async function crowd(from: number, to: number): Promise<void> {
  await site.database.run(sql`
    insert into members (site_id, id, login_email, login_email_key, status, privacy_status, slug, nickname, contact_id, doc, created_date, updated_date)
    select ${site.siteId}, gen_random_uuid(), n || '@crowd.example', n || '@crowd.example', case n % 50 when 0 then 'PENDING' else 'APPROVED' end,
      case n % 3 when 0 then 'PUBLIC' else 'PRIVATE' end, 'crowd-' || n, 'Nick ' || n, gen_random_uuid(),
      jsonb_build_object('contact', jsonb_build_object('firstName', left(md5(n::text), 12), 'lastName', 'Last ' || n)),
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) as n`)
}

function planFor(identity: CallerIdentity, query: QueryRequest['query']): Promise<string> {
  const plan = planQuery({ query, target: targetFor(identity), seal: { key: 'k', scope: 's' }, cursors: false })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  const statement = plan.select({ columns: 'members.id', from: 'members', where: visibleTo(identity) })
  return planOf(site.database, statement, { without: 'seqscan' })
}

const newest = [{ fieldName: 'createdDate', order: 'DESC' as const }]

test.each<[string, QueryRequest['query'], string]>([
  ['newest first', { sort: newest }, 'members_by_created_date'],
  ['by nickname', { sort: [{ fieldName: 'profile.nickname', order: 'ASC' }] }, 'members_by_nickname'],
  ['by last name, backwards', { sort: [{ fieldName: 'contact.lastName', order: 'DESC' }] }, 'members_by_last_name'],
  ['by address', { sort: [{ fieldName: 'loginEmail', order: 'ASC' }] }, 'members_by_email'],
  ['of a status', { filter: { status: 'PENDING' }, sort: newest }, 'members_by_status'],
  ['an address', { filter: { loginEmail: '77@crowd.example' } }, 'members_by_email'],
  ['a slug', { filter: { 'profile.slug': 'crowd-77' } }, 'members_by_slug'],
  ['a part of an address', { filter: { loginEmail: { $contains: '1977@crowd' } } }, 'members_by_words'],
  ['a part of a name', { filter: { 'contact.firstName': { $contains: 'c4ca4238' } } }, 'members_by_words'],
])('the owner: %s', async (_, query, index) => {
  expect(await planFor(site.owner(), query)).toContain(index)
})

test('other visitors: the community, newest first, in the order of an index', async () => {
  expect(await planFor(site.visitor(), { sort: newest })).not.toMatch(/Sort|Seq Scan/)
  const mia = { kind: 'member', siteId: site.siteId, id: randomUUID() } as const
  expect(await planFor(mia, { sort: newest })).not.toMatch(/Sort|Seq Scan/)
})
