import { fileSortFields } from '@stoa/contract/files/filterable'
import { mediaTypes as allMediaTypes, type MediaType } from '@stoa/contract/files/states'
import type { QueryPlan } from '../../database/query/query-plan.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { wireFile } from './change.ts'
import type { SearchInput } from './search-input.ts'
import { type FileView, searchCondition, selectFiles } from './store.ts'
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
  view: FileView
}

interface FilePage {
  files: WireFile[]
  nextCursor: { cursors: { next?: string } }
}

/** A page of a list. Its cursor carries the filter and the sort. */
export async function listPage(context: Context, { of, request, filter = {}, search, view }: Listing): Promise<FilePage> {
  const plan = planCallerQuery(context, {
    of,
    query: queryOf(request, filter),
    target: filesTarget,
    ...(search && { search: { asked: search, condition: (asked) => searchCondition(asked as SearchInput) } }),
    limits: { max: 100 },
  })
  return pageOf(context, plan, view)
}

async function pageOf(context: Context, plan: QueryPlan, view: FileView): Promise<FilePage> {
  const { rows, cursors } = plan.page(await selectFiles(context, plan, view))
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
