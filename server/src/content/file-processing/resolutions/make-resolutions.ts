import { stat, statfs } from 'node:fs/promises'
import { type Ffmpeg, inputArguments, type Probe } from '../../file-programs/public.ts'
import { resolutionKey } from '../../files/public.ts'
import type { AssetFile, Content } from '../processor.ts'
import { bytesAtMost, encodingArgs, fileOf } from './encoding.ts'
import { type Resolution, resolutionsFor } from './resolution.ts'
import { streamArgs, streamAssets } from './streams.ts'

const minuteMs = 60_000
/** A slow machine that is busy with requests takes several times as long as the video. */
const slowness = 10
const encodeMsMax = 6 * 60 * minuteMs
const streamMs = 10 * minuteMs
/** The resolutions, the tracks of the streams, and their copies in the store. */
const copies = 4

type Film = Required<Pick<Probe, 'video' | 'durationSeconds' | 'hasAudio'>>

/** The disk has no space for the resolutions of a video now. */
export class NoSpace extends Error {}

/** Makes smaller resolutions of a video, and streams of them. Throws if it fails, or at the end of its job. */
export async function makeResolutions(ffmpeg: Ffmpeg, content: Content & { signal: AbortSignal }, film: Film): Promise<AssetFile[]> {
  const { path, folder, file, signal } = content
  const { hasAudio, durationSeconds } = film
  const video = { ...film.video, isHdr: film.video.isHdr && ffmpeg.mapsBrightness }
  const resolutions = resolutionsFor(video, (8 * (await stat(path)).size) / durationSeconds)
  await requireSpace(folder, copies * bytesAtMost(resolutions, durationSeconds))
  const run = (args: string[], timeoutMs: number) => finish(ffmpeg.run({ args, folder, timeoutMs, signal, isBackground: true }))
  await run(encodingArgs({ input: inputArguments(path, file.mimeType)!, video, resolutions, folder }), encodeMs(film))
  await run(streamArgs({ resolutions, hasAudio, folder }), streamMs)
  return [...resolutions.map((resolution) => assetOf(folder, resolution)), ...(await streamAssets({ resolutions, hasAudio, folder }))]
}

const assetOf = (folder: string, { name, width, height }: Resolution): AssetFile => ({
  assetKey: resolutionKey(name),
  mimeType: 'video/mp4',
  width,
  height,
  path: fileOf(folder, { name }),
})

const encodeMs = ({ durationSeconds }: Film): number => Math.min(encodeMsMax, 5 * minuteMs + slowness * durationSeconds * 1000)

async function finish(run: ReturnType<Ffmpeg['run']>): Promise<void> {
  const { outcome, stderr } = await run
  if (outcome !== 'DONE') throw new Error(`ffmpeg ended with ${outcome}: ${stderr.slice(0, 300)}`)
}

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw new NoSpace(`smaller resolutions of a video need up to ${Math.round(bytes / 1e6)} MB of free disk space`)
}
