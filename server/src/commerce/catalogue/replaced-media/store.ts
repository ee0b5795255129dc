import { part, type Fragment } from '../../../database/sql.ts'
import type { Picture } from '../product.ts'

export type ReplacedPicture = Pick<Picture, 'id' | 'width' | 'height' | 'video'> & { version: number }

/** Whether a document shows a picture. The first two conditions are those of the index of files (migration 0030). */
export const showsPicture = (id: string): Fragment =>
  part`stoa_names_files(doc) and stoa_file_ids(doc) @> array[${id}::text] and doc -> 'media' @> ${JSON.stringify([{ id }])}::jsonb`

/** A document with the version and the size that a picture or a video of it has now, and a video's versions. */
export const withReplaced = (replaced: ReplacedPicture): Fragment => part`doc || jsonb_build_object('media', (
  select jsonb_agg(case when picture ->> 'id' = ${replaced.id} then picture || ${JSON.stringify(replaced)}::jsonb else picture end order by position)
  from jsonb_array_elements(doc -> 'media') with ordinality as listed (picture, position)))`
