import { fileSortFields } from '@stoa/contract/files/filterable'
import { mediaTypes as allMediaTypes, mediaRoot, visitorUploadsRoot, type MediaType, type RootFolder } from '@stoa/contract/files/states'
import { joinFragments } from '../../database/query/conditions.ts'
import { likePattern } from '../../database/query/like.ts'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { fragment, part, type Fragment } from '../../database/sql.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { wireFile } from './change.ts'
import { selectFiles } from './store.ts'
import { filesTarget } from './target.ts'
import type { WireFile } from './wire-file.ts'

export interface ListRequest {
  mediaTypes?: MediaType[]
  private?: boolean | null
  sort?: { fieldName?: string; order?: 'ASC' | 'DESC' }
  paging?: { limit?: number | null; cursor?: string | null }
}

interface Listing {
  /** The name of the list, for its cursors. */
  of: string
  request: ListRequest
  /** Besides what the request says. */
  filter?: Record<string, unknown>
  search?: SearchInput
  where: Fragment
}

interface FilePage {
  files: WireFile[]
  nextCursor: { cursors: { next?: string } }
}

/** A page of a list. Its cursor carries the filter and the sort. */
export async function listPage(context: Context, { of, request, filter = {}, search, where }: Listing): Promise<FilePage> {
  const plan = planCallerQuery(context, {
    of,
    query: queryOf(request, filter),
    target: filesTarget,
    ...(search && { search: { asked: search, condition: (asked) => searchCondition(asked as SearchInput) } }),
    limits: { max: 100 },
  })
  return pageOf(context, plan, where)
}

async function pageOf(context: Context, plan: QueryPlan, where: Fragment): Promise<FilePage> {
  const { rows, cursors } = plan.page(await selectFiles(context, plan, where))
  return { files: rows.map((file) => wireFile(context, file)), nextCursor: { cursors: nextOf(cursors) } }
}

export const nextOf = ({ next }: { next: string | undefined }): { next?: string } => (next === undefined ? {} : { next })

function queryOf({ mediaTypes = [], private: isPrivate, sort, paging }: ListRequest, filter: Record<string, unknown>) {
  const { limit, cursor } = paging ?? {}
  if (cursor) return { cursorPaging: { cursor, limit } }
  if (mediaTypes.includes('UNKNOWN'))
    refuse('UNSUPPORTED_MEDIA_TYPE', { requestValue: 'UNKNOWN', allowedValues: allMediaTypes.filter((type) => type !== 'UNKNOWN') })
  return {
    filter: {
      ...filter,
      ...(mediaTypes.length > 0 && { mediaType: { $in: mediaTypes } }),
      ...(typeof isPrivate === 'boolean' && { private: isPrivate }),
    },
    sort: sortOf(sort, fileSortFields),
    cursorPaging: { limit },
  }
}

/** The latest change first, unless a field is named. */
export function sortOf(sort: ListRequest['sort'], fields: readonly string[]) {
  const { fieldName, order } = sort ?? {}
  if (fieldName === undefined) return [{ fieldName: 'updatedDate', order: order ?? 'DESC' }]
  if (!fields.includes(fieldName)) refuse('UNSUPPORTED_SORT_VALUE', { requestValue: fieldName, allowedValues: [...fields] })
  return [{ fieldName, order: order ?? 'ASC' }]
}

export interface SearchInput {
  words: string[]
  rootFolder: RootFolder
}

export const searchInput = (search: string | null | undefined, rootFolder: RootFolder = 'MEDIA_ROOT'): SearchInput => ({
  words: [...new Set((search ?? '').toLowerCase().split(/\s+/u).filter(Boolean))],
  rootFolder,
})

/** Where to search, and words that must all be there. */
export function searchCondition({ words, rootFolder }: SearchInput): Fragment {
  const within = conditions[rootFolder]
  if (words.length === 0) return within
  const matches = words.map((word) => part`search_text like ${likePattern('contains', word)}`)
  return part`${within} and ${joinFragments(matches, ' and ')}`
}

const inRoot = (root: string): Fragment => part`state = 'OK' and root = ${root}`

const conditions: Readonly<Record<RootFolder, Fragment>> = {
  MEDIA_ROOT: inRoot(mediaRoot),
  VISITOR_UPLOADS_ROOT: inRoot(visitorUploadsRoot),
  TRASH_ROOT: fragment("state = 'DELETED'"),
}
