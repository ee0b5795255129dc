import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ffmpeg, findFfmpeg, inProgramTurn, inputArguments, type Probe, probe } from '../file-programs/public.ts'
import { noFfmpeg } from './no-ffmpeg.ts'
import { type AssetFile, type Content, type Findings, type Processor, Unprocessable } from './processor.ts'

const encodeMs = 8 * 60_000
const mp3BitrateKilo = 128

/** Length, bit rate, and an MP3 that every browser plays. */
export const processAudio: Processor = async (content) => {
  const ffmpeg = await findFfmpeg(content.settings)
  if (!ffmpeg) return noFfmpeg
  const { path, folder, file } = content
  const found = await probe(ffmpeg, { path, folder, mimeType: file.mimeType })
  if (!found?.hasAudio) throw new Unprocessable('INVALID_AUDIO', 'The recording is damaged, or not in the format that it seems to have.')
  return recordingOf(ffmpeg, content, found)
}

export async function recordingOf(ffmpeg: Ffmpeg, content: Content, { durationSeconds, bitrate }: Probe): Promise<Findings> {
  const doc = { ...(durationSeconds !== undefined && { durationSeconds }), ...(bitrate !== undefined && { bitrate }) }
  if (content.file.mimeType === 'audio/mpeg') return { doc }
  const mp3 = await inProgramTurn(() => encodeMp3(ffmpeg, content))
  if (mp3) return { doc, assets: [mp3] }
  return {
    doc: { ...doc, note: { code: 'NO_MP3', description: 'No MP3 could be made of the recording. It is served as it was uploaded.' } },
  }
}

async function encodeMp3(ffmpeg: Ffmpeg, { path, folder, file }: Content): Promise<AssetFile | undefined> {
  const target = join(folder, 'sound.mp3')
  const input = ['-nostdin', '-threads', '1', ...inputArguments(path, file.mimeType)!]
  const output = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-ac', '2', '-b:a', `${mp3BitrateKilo}k`, '-f', 'mp3']
  const { outcome } = await ffmpeg.run({ args: [...input, ...output, `file:${target}`], folder, timeoutMs: encodeMs })
  const size = outcome === 'DONE' ? (await stat(target).catch(() => undefined))?.size : undefined
  return size ? { assetKey: 'mp3', mimeType: 'audio/mpeg', path: target } : undefined
}
