import { part, type Fragment } from '../../../database/sql.ts'
import type { PictureChange } from '../../../kernel/context.ts'

/** Whether the picture of a statement is one of some. A key of an object is found faster than a member of a list. */
const isAmong = (ids: readonly string[]): Fragment =>
  part`${JSON.stringify(Object.fromEntries(ids.map((id) => [id, 1])))}::jsonb ? (picture ->> 'id')`

/** Whether a document shows one of some pictures. The first two conditions are those of the index of files (migration 0030). */
export const showsPicture = ({ ids }: PictureChange): Fragment => part`stoa_names_files(doc) and stoa_file_ids(doc) && ${ids}::text[]
  and exists (select from jsonb_array_elements(doc -> 'media') as picture where ${isAmong(ids)})`

/** A document with what changed of its pictures. */
export const withChanges = ({ ids, facts }: PictureChange): Fragment => part`doc || jsonb_build_object('media', (
  select jsonb_agg(case when ${isAmong(ids)} then picture || ${JSON.stringify(facts)}::jsonb else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))`
