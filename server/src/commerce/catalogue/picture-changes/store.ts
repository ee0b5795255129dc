import { part, type Fragment } from '../../../database/sql.ts'
import type { PictureChange } from '../../../kernel/context.ts'

/** Whether a document shows one of some pictures. The first two conditions are those of the index of files (migration 0030). */
export const showsPicture = ({ ids }: PictureChange): Fragment => part`stoa_names_files(doc) and stoa_file_ids(doc) && ${ids}::text[]
  and exists (select from jsonb_array_elements(doc -> 'media') as picture where picture ->> 'id' = any(${ids}::text[]))`

/** A document with what changed of its pictures. */
export const withChanges = ({ ids, facts }: PictureChange): Fragment => part`doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = any(${ids}::text[]) then picture || ${JSON.stringify(facts)}::jsonb else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))`
