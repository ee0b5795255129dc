import type { members } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { pageMetadata } from '../../http/page-metadata.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { largestFieldset, seenBy } from './present.ts'
import { searchFilter } from './search.ts'
import { countMatching, selectMembers, visibleTo } from './store.ts'
import { targetFor } from './target.ts'

type MemberQuery = Pick<RequestOf<typeof members.queryMembers>, 'query' | 'fieldsets' | 'search'>

/** A page of the members that the caller can see, newest first by default. */
export async function pageOfMembers(context: Context, { query, fieldsets, search }: MemberQuery, at: 'query' | 'message') {
  const target = targetFor(context.identity)
  const { filter: asked, paging, sort, sorting } = query ?? {}
  const plan = planCallerQuery(context, {
    of: 'members',
    query: { filter: asked, paging, sort: sort ?? sorting },
    ...(at === 'query' ? { at } : {}),
    target,
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    limits: { max: 100 },
    cursors: false,
  })
  const filter = searchFilter(search, target)
  const searched = filter && planCallerQuery(context, { of: 'members', query: { filter }, target }).filter
  const selection = { where: visibleTo(context.identity), searched }
  const page = plan.page(await selectMembers(context, plan, selection))
  const fieldset = largestFieldset(fieldsets)
  return {
    members: page.rows.map((member) => seenBy(context, member, fieldset)),
    metadata: pageMetadata(page, await countMatching(context, { plan, page }, selection)),
  }
}
