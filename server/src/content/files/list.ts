import { fileSortFields } from '@stoa/contract/files/filterable'
import { mediaTypes as allMediaTypes, type MediaType } from '@stoa/contract/files/states'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { wireFile } from './change.ts'
import { type Listing, type ListRequest, nextOf, planList } from './plan.ts'
import { type FileView, selectFiles } from './store.ts'
import { filesTarget } from './target.ts'
import type { WireFile } from './wire-file.ts'

interface FilesRequest extends ListRequest {
  mediaTypes?: MediaType[]
  labels?: string[]
  private?: boolean | null
}

interface FilePage {
  files: WireFile[]
  nextCursor: { cursors: { next?: string } }
}

export async function listPage(
  context: Context,
  { request, filter, view, ...listing }: Listing<FilesRequest, FileView>,
): Promise<FilePage> {
  const asked = { ...listing, request, filter: { ...filter, ...filterOf(request) } }
  const plan = planList(context, asked, { target: filesTarget, sortFields: fileSortFields })
  const { rows, cursors } = plan.page(await selectFiles(context, plan, view))
  return { files: rows.map((file) => wireFile(context, file)), nextCursor: { cursors: nextOf(cursors) } }
}

function filterOf({ mediaTypes = [], labels = [], private: isPrivate }: FilesRequest) {
  if (mediaTypes.includes('UNKNOWN'))
    refuse('UNSUPPORTED_MEDIA_TYPE', { requestValue: 'UNKNOWN', allowedValues: allMediaTypes.filter((type) => type !== 'UNKNOWN') })
  return {
    ...(mediaTypes.length > 0 && { mediaType: { $in: mediaTypes } }),
    ...(labels.length > 0 && { labels: { $hasAll: labels } }),
    ...(typeof isPrivate === 'boolean' && { private: isPrivate }),
  }
}
