import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import type { Route } from './+types/announce'

/** What the upload queue requests from the server of the dashboard. */
export type UploadRequest =
  | { kind: 'folder'; parentFolderId: string; name: string }
  | { kind: 'replacement'; fileId: string; mimeType: string; sizeBytes: number }
  | { kind: 'upload'; folderId: string; name: string; mimeType: string; sizeBytes: number }

/** Where an upload in parts is created, and what gives access to it. */
export interface UploadAddress {
  uploadUrl: string
  uploadToken: string
}

export interface UploadAnswers {
  folder: { folderId: string }
  replacement: UploadAddress
  upload: UploadAddress
}

/** Announces uploads and new contents of files, and finds or creates the folders that they go to. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = (await request.json()) as UploadRequest
  const { client } = context.get(apiContext)
  try {
    return Response.json(await answers[asked.kind](client, asked as never))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Response.json({ code: error.code, message: error.message, data: error.data }, { status: error.status })
  }
}

const answers: {
  [Kind in UploadRequest['kind']]: (client: Client, asked: Extract<UploadRequest, { kind: Kind }>) => Promise<UploadAnswers[Kind]>
} = {
  folder: folderNamed,
  replacement: replacementOf,
  upload: announced,
}

async function replacementOf(
  { files }: Client,
  { fileId, mimeType, sizeBytes }: Extract<UploadRequest, { kind: 'replacement' }>,
): Promise<UploadAddress> {
  const request = { fileId, mimeType, sizeInBytes: String(sizeBytes), uploadProtocol: 'TUS' } as const
  const { uploadUrl, uploadToken } = await files.generateFileReplacementUrl(request)
  return { uploadUrl, uploadToken: uploadToken! }
}

async function folderNamed(
  { folders }: Client,
  { parentFolderId, name }: Extract<UploadRequest, { kind: 'folder' }>,
): Promise<UploadAnswers['folder']> {
  const query = { filter: { parentFolderId, displayName: name }, cursorPaging: { limit: 1 } }
  const [found] = (await folders.queryFolders({ query })).folders
  const { id } = found ?? (await folders.createFolder({ displayName: name, parentFolderId })).folder
  return { folderId: id }
}

async function announced(
  { files }: Client,
  { folderId, name, mimeType, sizeBytes }: Extract<UploadRequest, { kind: 'upload' }>,
): Promise<UploadAddress> {
  const { uploadUrl, uploadToken } = await files.generateFileResumableUploadUrl({
    mimeType,
    fileName: name,
    sizeInBytes: String(sizeBytes),
    parentFolderId: folderId,
  })
  return { uploadUrl, uploadToken }
}
