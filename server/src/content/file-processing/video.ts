import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { plainFilm } from '../file-metadata/public.ts'
import { type Ffmpeg, findFfmpeg, inProgramTurn, inputArguments, type Probe, probe } from '../file-programs/public.ts'
import { recordingOf } from './audio.ts'
import { noFfmpeg } from './no-ffmpeg.ts'
import { type AssetFile, type Content, type Findings, type Processor, Unprocessable } from './processor.ts'
import { toneMapping } from './tone-mapping.ts'

const posterMs = 60_000
const posterEdge = 1920
const edgeMax = 8192

/** Length, and a poster. Metadata is removed. Smaller resolutions follow when it is READY. */
export const processVideo: Processor = async (content) => {
  const [ffmpeg, plain] = [await findFfmpeg(content.settings), await withoutMetadata(content)]
  if (!ffmpeg) return { ...noFfmpeg, ...plain }
  const { path, folder, file } = content
  const found = await probe(ffmpeg, { path, folder, mimeType: file.mimeType })
  if (!found) throw invalid()
  const { video, durationSeconds } = found
  // Sound alone in a container for film.
  if (!video && found.hasAudio) return { mediaType: 'AUDIO', ...(await recordingOf(ffmpeg, content, found)), ...plain }
  if (!video) throw invalid()
  if (Math.max(video.width, video.height) > edgeMax)
    throw new Unprocessable('VIDEO_TOO_LARGE', `Videos can be up to ${edgeMax} pixels wide and high.`)
  const poster = await inProgramTurn(() => posterOf(ffmpeg, content, { ...found, video }))
  return {
    doc: {
      resolutions: 'PENDING',
      video: { width: video.width, height: video.height },
      ...(durationSeconds !== undefined && { durationSeconds }),
    },
    assets: [poster],
    ...plain,
  }
}

const invalid = () => new Unprocessable('INVALID_VIDEO', 'The video is damaged, or not in the format that it seems to have.')

async function withoutMetadata({ file, path }: Content): Promise<Pick<Findings, 'content'>> {
  const plain = await plainFilm(path, file.mimeType)
  if (plain === 'MALFORMED') throw invalid()
  return plain ? { content: plain } : {}
}

/** A frame near the beginning, where most videos are no longer black; or the first one. */
async function posterOf(
  ffmpeg: Ffmpeg,
  { path, folder, file }: Content,
  { durationSeconds = 0, video }: Probe & { video: NonNullable<Probe['video']> },
): Promise<AssetFile> {
  const target = join(folder, 'poster.jpg')
  const { width, height } = within(video)
  for (const [second, mapping] of attemptsFor(durationSeconds, video.isHdr && ffmpeg.mapsBrightness)) {
    const input = ['-nostdin', '-threads', '1', '-ss', second.toFixed(3), ...inputArguments(path, file.mimeType)!]
    const output = [
      '-map',
      '0:V:0',
      '-frames:v',
      '1',
      '-vf',
      [`scale=${width}:${height}`, ...mapping].join(','),
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      '3',
    ]
    const args = [...input, ...output, '-map_metadata', '-1', '-f', 'image2', '-update', '1', '-y', `file:${target}`]
    await ffmpeg.run({ args, folder, timeoutMs: posterMs })
    if ((await stat(target).catch(() => undefined))?.size)
      return { assetKey: 'poster', mimeType: 'image/jpeg', width, height, path: target }
  }
  throw invalid()
}

/** HDR that doesn’t say enough of its colours to be mapped has a pale poster. */
function attemptsFor(durationSeconds: number, isMapped: boolean): [second: number, mapping: readonly string[]][] {
  const mappings = isMapped ? [[...toneMapping, 'format=yuv420p'], []] : [[]]
  const seconds = [...new Set([Math.min(3, durationSeconds / 5), 0])]
  return mappings.flatMap((mapping) => seconds.map((second): [number, readonly string[]] => [second, mapping]))
}

function within({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, posterEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
