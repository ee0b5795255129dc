import { checkedFilesMax, countedUsesMax, type FileUseKind } from '@stoa/contract/files/file-use'
import { part, raw, sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { isRoot } from '../files/public.ts'
import { useKinds } from './kinds.ts'

export interface StoredUse {
  id: string
  name: string | null
  doc: unknown
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

/** Rows of a kind that name a file, which is an expression. */
const using = (siteId: string, kind: FileUseKind, file: Fragment): Fragment => {
  const { from, where, fileIds } = useKinds[kind]
  const [table] = from.split(' ', 1)
  return part`from ${raw(from)} where ${raw(table!)}.site_id = ${siteId} and ${raw(where)} and ${ofSite(fileIds, siteId)} @> array[${file}]`
}

/** The first uses of a file by one kind, and how many there are. */
export function selectUses(
  { db, siteId }: Scope,
  kind: FileUseKind,
  { fileId, limit }: { fileId: string; limit: number },
): Promise<StoredUse[]> {
  const { id, name, doc, collectionId = 'null::text', inSandbox = 'false', inTrash = 'false' } = useKinds[kind]
  const columns = `${id} as id, ${name} as name, ${doc} as doc, ${collectionId} as "collectionId", ${inSandbox} as "inSandbox", ${inTrash} as "inTrash"`
  return db.rows(sql`
    with uses as (select ${raw(columns)} ${using(siteId, kind, part`${fileId}::text`)} limit ${countedUsesMax})
    select *, (select count(*)::int from uses) as total from uses order by "inTrash", "inSandbox", id limit ${limit}`)
}

/** Of some files, those that a kind uses, and how often. */
export function countUses({ db, siteId }: Scope, kind: FileUseKind, fileIds: readonly string[]): Promise<{ id: string; uses: number }[]> {
  return db.rows(sql`
    select id, uses from (
      select files.id, (select count(*)::int from (select ${using(siteId, kind, part`files.id`)} limit ${countedUsesMax}) as used) as uses
      from files where files.site_id = ${siteId} and files.id = any(${fileIds}::text[]) offset 0) as counted
    where uses > 0`)
}

export interface CheckedFile {
  id: string
  displayName: string
}

/** Files that aren't in the trash: these, and those in folders, one more than are checked. */
export function selectCheckedFiles(
  { db, siteId }: Scope,
  { fileIds, folderIds }: { fileIds: readonly string[]; folderIds: readonly string[] },
): Promise<CheckedFile[]> {
  return db.rows(sql`
    select id, display_name as "displayName" from files
    where site_id = ${siteId} and state = 'OK' and (
      id = any(${fileIds}::text[]) or folder_id = any(${folderIds}::text[]) or root = any(${folderIds.filter(isRoot)}::text[])
      or folder_id in (select id from folders where site_id = ${siteId} and ancestors && ${folderIds}::text[]))
    order by id limit ${checkedFilesMax + 1}`)
}
