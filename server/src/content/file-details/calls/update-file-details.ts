import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { type File, lockExistingFile, recordFile, saveFile } from '../../files/public.ts'
import { isPicture } from '../picture.ts'
import { presentDetails } from '../present.ts'

type Changes = RequestOf<typeof files.updateFileDetails>['details']

export const updateFileDetails: Handler<typeof files.updateFileDetails> = async (context, { fileId, details }) => {
  const { altText, focalPoint, private: isPrivate } = details
  if (altText === undefined && focalPoint === undefined && isPrivate === undefined) refuse('FIELD_MASK_IS_EMPTY_OR_MISSING')
  const file = await lockExistingFile(context, fileId)
  if (focalPoint && !isPicture(file)) refuse('FOCAL_POINT_UNSUPPORTED')
  const saved = await saveFile(context, file, changesOf(file, details))
  recordFile(context, 'updated', saved)
  return presentDetails(context, saved)
}

function changesOf({ doc }: File, { altText, focalPoint, private: isPrivate }: Changes): Partial<File> {
  const { focalPoint: before, ...rest } = doc
  const point = focalPoint === undefined ? before : focalPoint
  return {
    doc: { ...rest, ...(point && { focalPoint: point }) },
    ...(altText !== undefined && { altText: altText?.trim() || null }),
    ...(isPrivate !== undefined && { isPrivate }),
  }
}
