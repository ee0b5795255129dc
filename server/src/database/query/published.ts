import { noteClock } from '../../kernel/source-changes.ts'
import { fragment, part, type Fragment } from '../sql.ts'

const published = `doc #>> '{_publishDate,$date}'`
const unpublished = `doc #>> '{_unpublishDate,$date}'`
/** In the canonical format of dates in documents. */
const written = `to_char(updated_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Whether a data item is published at an instant in the canonical date format: according to its status, unless one of its dates has passed since it was
 *  written; of two dates, the later one decides (decision 0039). Few items have dates, and only those are checked further. */
export function isPublishedAt(instant: Fragment): Fragment {
  noteClock()
  const since = (date: string) =>
    part`case when ${fragment(date)} > ${fragment(written)} collate "C" and ${fragment(date)} <= ${instant}::text collate "C" then ${fragment(date)} end`
  const [on, off] = [since(published), since(unpublished)]
  const byStatus = `doc ->> '_publishStatus' is distinct from 'DRAFT'`
  return part`case when not doc ?| array['_publishDate', '_unpublishDate'] then ${fragment(byStatus)}
    when coalesce(${on}, ${off}) is null then ${fragment(byStatus)}
    else coalesce((${on}) collate "C" > (${off}), (${on}) is not null) end`
}

/** The status at an instant as JSON, trusted SQL: as filters, sorts and groups see it. */
export function statusAt(instant: Date): string {
  const { text } = isPublishedAt(fragment(`'${instant.toISOString()}'`))
  return `to_jsonb(case when ${text} then 'PUBLISHED' else 'DRAFT' end::text)`
}
