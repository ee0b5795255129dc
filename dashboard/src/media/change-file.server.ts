import type { Client } from '@stoa/sdk'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { labelsIn } from './change-media.server.ts'

type Saved = 'details' | 'retry' | 'version'
type Change = (client: Client, fileId: string, form: FormData) => Promise<{ saved: Saved } | { link: string } | { goTo: string }>

/** Handles the forms of a file’s page. */
export async function changeFile(client: Client, fileId: string, form: FormData) {
  try {
    return await (changes[textOf(form, 'intent')] ?? changes.details!)(client, fileId, form)
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}

const saved = { saved: 'details' } as const
const numberIn = (form: FormData, name: string): number => Number(textOf(form, name)) || 0

const changes: Readonly<Record<string, Change>> = {
  async details({ files }, fileId, form) {
    await files.updateFileDetails({ fileId, details: { altText: textOf(form, 'altText') || null, private: form.has('private') } })
    await files.updateFileDescriptor({
      file: { id: fileId, displayName: textOf(form, 'displayName'), labels: labelsIn(form, 'labels') },
    })
    return saved
  },
  async 'focal-point'({ files }, fileId, form) {
    await files.updateFileDetails({ fileId, details: { focalPoint: { x: numberIn(form, 'x'), y: numberIn(form, 'y') } } })
    return saved
  },
  async crop({ files }, fileId, form) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(form, name)) as [number, number, number, number]
    const { file } = await files.cropFile({ fileId, crop: { x, y, width, height } })
    return { goTo: paths.mediaFile(file.id) }
  },
  async link({ files }, fileId, form) {
    const expirationInMinutes = numberIn(form, 'minutes') || 60
    const { downloadUrls } = await files.generateFileDownloadUrl({ fileId, expirationInMinutes })
    return { link: downloadUrls[0]!.url }
  },
  async retry({ files }, fileId) {
    await files.retryFileProcessing({ fileId })
    return { saved: 'retry' }
  },
  async 'restore-version'({ files }, fileId, form) {
    await files.restoreFileVersion({ fileId, version: numberIn(form, 'version') })
    return { saved: 'version' }
  },
  async delete({ files }, fileId) {
    await files.bulkDeleteFiles({ fileIds: [fileId] })
    return { goTo: paths.mediaTrash }
  },
  async restore({ files }, fileId) {
    await files.bulkRestoreFilesFromTrashBin({ fileIds: [fileId] })
    return saved
  },
}
