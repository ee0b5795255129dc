import { checkedFilesMax, countedUsesMax, type FileUseKind } from '@stoa/contract/files/file-use'
import { joinFragments } from '../../database/query/conditions.ts'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { isRoot } from '../files/public.ts'
import { useKinds } from './kinds.ts'

export interface StoredUse {
  id: string
  name: string | null
  /** The fields that name the file. */
  fields: string[]
  collectionId: string | null
  inSandbox: boolean
  inTrash: boolean
  /** Of all uses of the kind. */
  total: number
}

/** The site's own part of a text of `kinds.ts`. */
function ofSite(text: string, siteId: string): Fragment {
  const [before, ...after] = text.split('$site')
  return after.reduce((whole, next) => part`${whole}${siteId}${raw(next)}`, part`${raw(before!)}`)
}

/** Rows of a kind whose files meet a condition. */
const rowsOf = (siteId: string, kind: FileUseKind, condition: Fragment): Fragment => {
  const { from, where, fileIds } = useKinds[kind]
  const [table] = from.split(' ', 1)
  return part`from ${raw(from)} where ${raw(table!)}.site_id = ${siteId} and ${raw(where)} and ${ofSite(fileIds, siteId)} ${condition}`
}

/** Rows of a kind that name a file, which is an expression. */
const using = (siteId: string, kind: FileUseKind, file: Fragment): Fragment => rowsOf(siteId, kind, part`@> array[${file}]`)

/** The first uses of a file by one kind, and how many there are. Documents can be large: only those of the first are read. */
export function selectUses(
  { db, siteId }: Scope,
  kind: FileUseKind,
  { fileId, limit }: { fileId: string; limit: number },
): Promise<StoredUse[]> {
  const {
    id,
    name,
    nameIsField = false,
    doc,
    fields = 'jsonb_each(doc)',
    collectionId = 'null::text',
    inSandbox = 'false',
    inTrash = 'false',
  } = useKinds[kind]
  const columns = `${id} as id, ${name} as name, ${doc} as doc, ${collectionId} as "collectionId", ${inSandbox} as "inSandbox", ${inTrash} as "inTrash"`
  return db.rows(sql`
    with uses as (select ${raw(columns)} ${using(siteId, kind, part`${fileId}::text`)} limit ${countedUsesMax}),
    first as materialized (select * from uses order by "inTrash", "inSandbox", id limit ${limit})
    select id, ${raw(nameIsField ? 'doc ->> name' : 'name')} as name, "collectionId", "inSandbox", "inTrash",
      array(select key from ${raw(fields)} as field where strpos(value::text, ${fileId}) > 0) as fields,
      (select count(*)::int from uses) as total
    from first order by "inTrash", "inSandbox", id`)
}

/** So many documents are read once for all files. */
const readTogetherMax = 5_000

/** Of some files, those that a kind uses, and how often. Each document is read once, and not for each file: that takes seconds where PostgreSQL, by
 *  statistics from before an import, takes a site for small and doesn't use the index. If there are too many documents, each file is counted by itself, which
 *  reads only the first of those that use it. */
export function countUses({ db, siteId }: Scope, kind: FileUseKind, fileIds: readonly string[]): Promise<{ id: string; uses: number }[]> {
  return db.rows(sql`
    with named as materialized (
      select ${ofSite(useKinds[kind].fileIds, siteId)} as ids ${rowsOf(siteId, kind, part`&& ${fileIds}::text[]`)} limit ${readTogetherMax + 1}
    ),
    together as materialized (
      select id, least(count(*), ${countedUsesMax})::int as uses from (select unnest(ids) as id from named) as each
      where id = any(${fileIds}::text[]) group by id
    )
    select id, uses from (
      select files.id, case when (select count(*) from named) <= ${readTogetherMax}
        then coalesce(together.uses, 0)
        else (select count(*)::int from (select ${using(siteId, kind, part`files.id`)} limit ${countedUsesMax}) as used) end as uses
      from files left join together on together.id = files.id
      where files.site_id = ${siteId} and files.id = any(${fileIds}::text[]) offset 0) as counted
    where uses > 0`)
}

export interface CheckedFile {
  id: string
  displayName: string
}

/** Files that aren't in the trash: these, and those in folders, one more than are checked. Each way to find them has an index. */
export function selectCheckedFiles(
  { db, siteId }: Scope,
  { fileIds, folderIds }: { fileIds: readonly string[]; folderIds: readonly string[] },
): Promise<CheckedFile[]> {
  const ways: Fragment[] = []
  if (fileIds.length > 0) ways.push(part`id = any(${fileIds}::text[])`)
  const roots = folderIds.filter(isRoot)
  if (roots.length > 0) ways.push(part`root = any(${roots}::text[])`)
  const folders = folderIds.filter((id) => !isRoot(id))
  if (folders.length > 0)
    ways.push(
      part`folder_id = any(${folders}::text[])`,
      part`folder_id = any(array(select id from folders where site_id = ${siteId} and ancestors && ${folders}::text[]))`,
    )
  if (ways.length === 0) return Promise.resolve([])
  const found = ways.map(
    (way) => part`(
      select id, display_name as "displayName" from files
      where site_id = ${siteId} and state = 'OK' and ${way} order by id limit ${checkedFilesMax + 1})`,
  )
  return db.rows(sql`select id, "displayName" from (${joinFragments(found, ' union ')}) as found order by id limit ${checkedFilesMax + 1}`)
}
