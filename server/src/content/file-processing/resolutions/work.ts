import type { Services } from '../../../kernel/context.ts'
import { findFfmpeg, inWorkFolder, probe } from '../../file-programs/public.ts'
import { type File, videosWithoutResolutions, findFileOfSite, type PendingFile } from '../../files/public.ts'
import { workOnFiles } from '../file-job.ts'
import { noFfmpeg } from '../no-ffmpeg.ts'
import type { Content } from '../processor.ts'
import { storeFindings } from '../store-findings.ts'
import { secondsMax } from './encoding.ts'
import { makeResolutionsKind } from './job-kind.ts'
import { makeResolutions, NoSpace } from './make-resolutions.ts'
import { type ResolutionsOutcome, saveResolutions } from './outcome.ts'

const bytesMax = 2_000_000_000
/** Longer than ffmpeg may take, with its pauses. */
const timeLimitSeconds = 7 * 60 * 60
/** Before that, so that no other try begins meanwhile. */
const stopMs = (timeLimitSeconds - 60) * 1000

/** Makes smaller resolutions and streams of videos that can be used already: it can take longer than the video. One video at a time. */
export const makeVideoResolutions = {
  ...workOnFiles(makeResolutionsKind, { retries: 2, waiting: videosWithoutResolutions, run, failed }),
  atOnce: 1,
  timeLimitSeconds,
}

async function run(services: Services, pending: PendingFile): Promise<void> {
  const file = await findWaiting(services, pending)
  if (!file) return
  const { contentKey } = file
  const made = await inWorkFolder(services.settings, (folder) =>
    services.fileStore.withLocalFile(contentKey, (path) => outcomeOf(services, { path, folder, file, settings: services.settings })),
  )
  await saveResolutions(services, pending, contentKey, made ?? { note: notMade })
}

async function failed(services: Services, pending: PendingFile, error: unknown): Promise<void> {
  const file = await findWaiting(services, pending)
  if (file) await saveResolutions(services, pending, file.contentKey, { note: error instanceof NoSpace ? noSpace : notMade })
}

type WaitingFile = File & { contentKey: string }

async function findWaiting({ database }: Services, { siteId, id }: PendingFile): Promise<WaitingFile | undefined> {
  const file = await findFileOfSite(database, siteId, id)
  return file?.doc.resolutions === 'PENDING' && file.operationStatus === 'READY' && file.contentKey !== null
    ? { ...file, contentKey: file.contentKey }
    : undefined
}

async function outcomeOf(services: Services, content: Content & { file: WaitingFile }): Promise<ResolutionsOutcome> {
  const { path, folder, file } = content
  const ffmpeg = await findFfmpeg(services.settings)
  if (!ffmpeg) return { note: noFfmpeg.doc.note }
  const film = await probe(ffmpeg, { path, folder, mimeType: file.mimeType })
  if (!film?.video || film.durationSeconds === undefined) return { note: notMade }
  const { video, durationSeconds } = film
  if (durationSeconds > secondsMax || (file.sizeBytes ?? 0) > bytesMax) return { note: tooLong }
  const assets = await makeResolutions(ffmpeg, { ...content, signal: AbortSignal.timeout(stopMs) }, { ...film, video, durationSeconds })
  return { stored: await storeFindings(services, { siteId: services.settings.siteId, id: file.id, findings: { assets } }) }
}

const withoutResolutions = 'It is served as it was uploaded, without smaller resolutions for slower connections'
const tooLong = { code: 'VIDEO_TOO_LONG', description: `${withoutResolutions}, because it is longer than 1 hour or larger than 2 GB.` }
const notMade = { code: 'NO_VIDEO_RESOLUTIONS', description: `${withoutResolutions}: these couldn’t be made.` }
const noSpace = { code: 'NO_SPACE_FOR_VIDEO', description: `${withoutResolutions}: the server’s disk has no space for these.` }
