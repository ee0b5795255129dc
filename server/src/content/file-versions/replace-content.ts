import { fileVersionsMax } from '@stoa/contract/files/limits'
import type { Context } from '../../kernel/context.ts'
import { addStoredBytes } from '../file-usage/public.ts'
import {
  actorOf,
  countedBytesOf,
  deleteAssets,
  type File,
  type FileDoc,
  isUsable,
  recordFile,
  saveFile,
  selectVersionsOf,
} from '../files/public.ts'
import { deleteVersions, insertVersion } from './store.ts'
import { versionOf } from './version-of.ts'

export interface NewContent {
  contentKey: string
  mimeType: string
  sizeBytes: number | null
  /** Undefined if it is calculated when the content is processed. */
  hash?: string | null
}

/** A content that was READY before. */
export type FormerContent = Required<NewContent> & Pick<File, 'width' | 'height'>

/** Gives a locked file another content, on behalf of the caller. It is PENDING until that is processed, and what was READY is served meanwhile, with all that was made of it: a former
 *  content at once. The content that it had is kept as a version. The row of what the site stores is locked. */
export async function replaceContent(context: Context, file: File, { hash = null, ...content }: NewContent | FormerContent): Promise<File> {
  const isRestored = 'width' in content
  const unused = [...(await keepContent(context, file)), ...(isRestored ? await deleteAssets(context, [file.id]) : [])]
  const saved = await saveFile(context, file, {
    ...content,
    hash,
    version: file.version + 1,
    operationStatus: 'PENDING',
    doc: {
      ...withoutFindings(file.doc),
      actor: actorOf(context.identity),
      contentSince: context.now.toISOString(),
      ...(isRestored && { isRestored }),
    },
  })
  recordFile(context, 'updated', saved)
  context.afterCommit(() => context.services.fileStore.delete(unused))
  return saved
}

/** What was found in a content says nothing about the next one. */
function withoutFindings({ externalInfo, focalPoint }: FileDoc): FileDoc {
  return { ...(externalInfo && { externalInfo }), ...(focalPoint && { focalPoint }) }
}

/** Makes the content of a file its latest version, unless it can't be used. Returns the keys of contents that aren't kept. */
async function keepContent(context: Context, file: File): Promise<string[]> {
  const { contentKey } = file
  if (!isUsable(file) || contentKey === null) return discard(context, [file])
  await insertVersion(context, { ...versionOf(file), contentKey })
  const old = (await selectVersionsOf(context, [file.id])).slice(fileVersionsMax)
  await deleteVersions(
    context,
    file.id,
    old.map((one) => one.version),
  )
  return discard(context, old)
}

async function discard(context: Context, contents: readonly Pick<File, 'contentKey' | 'sizeBytes'>[]): Promise<string[]> {
  await addStoredBytes(context, -countedBytesOf(contents))
  return contents.flatMap(({ contentKey }) => contentKey ?? [])
}
