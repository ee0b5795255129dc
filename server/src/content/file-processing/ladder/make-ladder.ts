import { readFile, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ffmpeg, inputArguments, type Probe } from '../../file-programs/public.ts'
import { resolutionKey } from '../../files/public.ts'
import type { AssetFile, Content } from '../processor.ts'
import { bytesAtMost, encodingOf, fileOf, playlists, streamingOf, withoutDates } from './encoding.ts'
import { type Rung, rungsOf } from './rungs.ts'

const minuteMs = 60_000
/** A slow machine that is busy with requests takes several times as long as the video. */
const slowness = 10
const encodeMsMax = 6 * 60 * minuteMs
const streamMs = 10 * minuteMs
/** The resolutions, the tracks of the streams, and their copies in the store. */
const copies = 4

const mp4 = 'video/mp4'

type Film = Required<Pick<Probe, 'video' | 'durationSeconds' | 'hasAudio'>>

/** The disk has no space for the resolutions of a video now. */
export class NoSpace extends Error {}

/** Makes smaller resolutions of a video, and streams of them. Throws if it fails, or at the end of its job. */
export async function makeLadder(ffmpeg: Ffmpeg, content: Content & { signal: AbortSignal }, film: Film): Promise<AssetFile[]> {
  const { folder, signal } = content
  const rungs = rungsOf(film.video, (8 * (await stat(content.path)).size) / film.durationSeconds)
  await requireSpace(folder, copies * bytesAtMost(rungs, film.durationSeconds))
  const run = (args: string[], timeoutMs: number) => finish(ffmpeg.run({ args, folder, timeoutMs, signal, isBackground: true }))
  await run(encodingArgs(ffmpeg, content, { film, rungs }), encodeMs(film))
  await run(streamingOf({ rungs, hasAudio: film.hasAudio, folder }), streamMs)
  const resolutions = rungs.map((rung): AssetFile => ({ ...asset(rung), assetKey: resolutionKey(rung.name), path: fileOf(folder, rung) }))
  return [...resolutions, ...(await streamsOf(folder, { rungs, hasAudio: film.hasAudio }))]
}

function encodingArgs(ffmpeg: Ffmpeg, { path, folder, file }: Content, { film, rungs }: { film: Film; rungs: Rung[] }): string[] {
  const video = { ...film.video, isHdr: film.video.isHdr && ffmpeg.mapsBrightness }
  return encodingOf({ input: inputArguments(path, file.mimeType)!, video, rungs, folder })
}

const encodeMs = ({ durationSeconds }: Film): number => Math.min(encodeMsMax, 5 * minuteMs + slowness * durationSeconds * 1000)

async function finish(run: ReturnType<Ffmpeg['run']>): Promise<void> {
  const { outcome, stderr } = await run
  if (outcome !== 'DONE') throw new Error(`ffmpeg ended with ${outcome}: ${stderr.slice(0, 300)}`)
}

const asset = ({ width, height }: Rung) => ({ mimeType: mp4, width, height })

async function streamsOf(folder: string, { rungs, hasAudio }: { rungs: Rung[]; hasAudio: boolean }): Promise<AssetFile[]> {
  const { width, height } = rungs.at(-1)!
  const tracks = [...rungs.map(asset), ...(hasAudio ? [{ mimeType: 'audio/mp4' }] : [])]
  const parts = tracks.flatMap((track, index): AssetFile[] => [
    { ...track, assetKey: `track-${index}.mp4`, path: join(folder, `track-${index}.mp4`) },
    { assetKey: `media_${index}.m3u8`, mimeType: hlsType, path: join(folder, `media_${index}.m3u8`) },
  ])
  for (const { mimeType, path } of parts) if (mimeType === hlsType) await writeFile(path, withoutDates(await readFile(path, 'utf8')))
  const streams = [
    { assetKey: 'hls', mimeType: hlsType, width, height, path: join(folder, playlists.hls) },
    { assetKey: 'dash', mimeType: 'application/dash+xml', width, height, path: join(folder, playlists.dash) },
    ...parts,
  ]
  for (const { path } of streams) await stat(path)
  return streams
}

const hlsType = 'application/vnd.apple.mpegurl'

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw new NoSpace(`smaller resolutions of a video need up to ${Math.round(bytes / 1e6)} MB of free disk space`)
}
