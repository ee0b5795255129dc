import type { Ffmpeg } from './ffmpeg.ts'
import { inputArguments } from './input-format.ts'

/** What a file of sound or film contains. */
export interface Probe {
  durationSeconds?: number
  /** Bits per second. */
  bitrate?: number
  /** Upright. Undefined if there is no film. */
  video?: Film
  hasAudio: boolean
}

interface Film {
  width: number
  height: number
  /** On average. Undefined if it isn't known. */
  framesPerSecond?: number
  /** Whether it has more brightness than usual screens. */
  isHdr: boolean
}

interface ProbeOutput {
  format?: { duration?: string; bit_rate?: string }
  streams?: ProbeStream[]
}
interface ProbeStream {
  codec_type?: string
  width?: number
  height?: number
  /** Of a pixel, such as `4:3`. */
  sample_aspect_ratio?: string
  /** Such as `30000/1001`. */
  avg_frame_rate?: string
  color_transfer?: string
  disposition?: { attached_pic?: number }
  side_data_list?: { rotation?: number }[]
}

const timeoutMs = 60_000
/** A slow disk reads the largest upload meanwhile. */
const measureMs = 5 * 60_000
const fields =
  'format=duration,bit_rate:stream=codec_type,width,height,sample_aspect_ratio,avg_frame_rate,color_transfer:stream_disposition=attached_pic:stream_side_data=rotation'

/** Undefined if ffmpeg can't read the file. */
export async function probe(
  ffmpeg: Ffmpeg,
  { path, mimeType, folder }: { path: string; mimeType: string; folder: string },
): Promise<Probe | undefined> {
  const input = inputArguments(path, mimeType)
  if (!input) return undefined
  const args = ['-show_entries', fields, '-of', 'json', ...input]
  const { outcome, stdout } = await ffmpeg.probe({ args, folder, timeoutMs })
  if (outcome !== 'DONE') return undefined
  const found = readProbe(JSON.parse(stdout) as ProbeOutput)
  const durationSeconds = found.durationSeconds ?? (await measuredSeconds(ffmpeg, { input, folder }))
  return { ...found, ...(durationSeconds !== undefined && { durationSeconds }) }
}

/** The length of a file that doesn't say it, such as what a browser recorded: all of it is read, and nothing decoded. */
async function measuredSeconds(ffmpeg: Ffmpeg, { input, folder }: { input: string[]; folder: string }): Promise<number | undefined> {
  const copied = ['-map', '0:V:0?', '-map', '0:a:0?', '-c', 'copy', '-f', 'null', '-']
  const args = ['-nostdin', '-nostats', '-progress', 'pipe:1', ...input, ...copied]
  const { outcome, stdout } = await ffmpeg.run({ args, folder, timeoutMs: measureMs })
  const microseconds = positive(outcome === 'DONE' ? stdout.match(/(?<=^out_time_us=)\d+$/gm)?.at(-1) : undefined)
  return microseconds === undefined ? undefined : Math.round(microseconds / 1000) / 1000
}

function readProbe({ format = {}, streams = [] }: ProbeOutput): Probe {
  const durationSeconds = positive(format.duration)
  const bitrate = positive(format.bit_rate)
  const video = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic)
  return {
    ...(durationSeconds !== undefined && { durationSeconds: Math.round(durationSeconds * 1000) / 1000 }),
    ...(bitrate !== undefined && { bitrate: Math.round(bitrate) }),
    ...(video?.width && video.height && { video: filmOf(video, { width: video.width, height: video.height }) }),
    hasAudio: streams.some(({ codec_type }) => codec_type === 'audio'),
  }
}

function positive(text: string | undefined): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

const hdrTransfers: ReadonlySet<string | undefined> = new Set(['smpte2084', 'arib-std-b67'])

function filmOf(stream: ProbeStream, coded: { width: number; height: number }): Film {
  const framesPerSecond = quotient(stream.avg_frame_rate, '/')
  return {
    ...upright(stream, { ...coded, width: Math.round(coded.width * (quotient(stream.sample_aspect_ratio, ':') ?? 1)) }),
    ...(framesPerSecond !== undefined && { framesPerSecond }),
    isHdr: hdrTransfers.has(stream.color_transfer),
  }
}

function quotient(text: string | undefined, separator: string): number | undefined {
  const [a = NaN, b = NaN] = (text ?? '').split(separator).map(Number)
  return positive(String(a / b))
}

function upright({ side_data_list = [] }: ProbeStream, { width, height }: { width: number; height: number }) {
  const rotation = side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: width } : { width, height }
}
