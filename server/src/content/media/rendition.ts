import { buffer } from 'node:stream/consumers'
import type { SentFile } from '../../http/send-file.ts'
import type { Services } from '../../kernel/context.ts'
import type { ByteSpan } from '../../kernel/file-store.ts'
import type { File } from '../files/public.ts'
import { drawingOf } from './drawing.ts'
import { formatFor } from './format.ts'
import { isAnimated } from './is-animated.ts'
import { smallBytesMax, type RecentBytes } from './recent-bytes.ts'
import { render, type Rendering } from './render.ts'
import { findCached, makeCached, renditionName } from './rendition-cache.ts'
import { showsFocalPoint, type Transform } from './transform.ts'

/** A picture with a transform applied. Its bytes never change under its name. */
export interface Rendition extends Rendering {
  name: string
  mimeType: string
  etag: string
  contentKey: string
  /** It is made of a drawing. */
  isDrawn: boolean
}

/** Who waits for a rendition. */
export interface Visitor {
  network: string
  /** Calls back if they leave. */
  onLeave(left: () => void): void
  /** Called before anything is rendered, which it may refuse. */
  onRender(): void
}

/** The rendition of a picture for a browser. Undefined if the picture has no bytes. */
export async function renditionOf(
  { fileStore }: Pick<Services, 'fileStore'>,
  { contentKey, mimeType, mediaType, doc: { focalPoint } }: Pick<File, 'contentKey' | 'mimeType' | 'mediaType' | 'doc'>,
  { transform, accept }: { transform: Transform; accept: string },
): Promise<Rendition | undefined> {
  if (contentKey === null) return undefined
  const format = formatFor({ mimeType, isAnimated: await isAnimated(fileStore, contentKey, mimeType) }, transform, accept)
  const name = nameOf(contentKey, { transform, format, focalPoint })
  const isDrawn = mediaType === 'VECTOR'
  return { name, mimeType: `image/${format}`, etag: `"${name.slice(0, 32)}"`, contentKey, isDrawn, transform, format, focalPoint }
}

/** Finds a rendition in memory or on the disk, or renders it. Undefined if the picture's bytes are gone. */
export async function openRendition(
  services: Pick<Services, 'settings' | 'fileStore'>,
  recent: RecentBytes,
  { rendition, visitor }: { rendition: Rendition; visitor: () => Visitor },
): Promise<SentFile | undefined> {
  const { name, mimeType, etag, contentKey, isDrawn } = rendition
  const { settings, fileStore } = services
  const { dataFolder } = settings
  const inMemory = recent.find(name)
  if (inMemory) return { mimeType, etag, ...inOnePiece(inMemory) }
  // What was made now isn't kept: it is in memory of the encoder, of which parts that stay would hold much more.
  const make = async (): Promise<Buffer | undefined> => {
    const { network, onRender, onLeave } = visitor()
    onRender()
    return makeCached(dataFolder, name, {
      make: async (signal) => {
        const source = () => (isDrawn ? drawingOf(services, contentKey) : load(fileStore, contentKey))
        // It is drawn before its turn, in which other pictures would wait for it, and read from the disk in its turn.
        if (isDrawn) await source()
        return render(source, rendition, { network, signal })
      },
      onLeave,
    })
  }
  const onDisk = await findCached(dataFolder, name)
  if (!onDisk) {
    const bytes = await make()
    return bytes && { mimeType, etag, ...inOnePiece(bytes) }
  }
  const { size, read, stream } = onDisk
  const readPart = async (span: ByteSpan) => (size <= smallBytesMax ? partOf(await recent.load(name, read), span) : stream(span))
  return { mimeType, etag, size, read: async (span) => (await readPart(span)) ?? partOf(await make(), span) }
}

const inOnePiece = (bytes: Buffer): Pick<SentFile, 'size' | 'read'> => ({
  size: bytes.length,
  read: (span) => Promise.resolve(partOf(bytes, span)),
})

/** Of some bytes, if there are any. */
export const partOf = (bytes: Buffer | undefined, { start, end }: ByteSpan): Buffer | undefined =>
  start === 0 && end + 1 === bytes?.length ? bytes : bytes?.subarray(start, end + 1)

/** Changes with what a rendering does, so that those made before aren't used. */
const renderingVersion = '3'

function nameOf(contentKey: string, { transform, format, focalPoint }: Rendering): string {
  const variety = [JSON.stringify(transform), format, JSON.stringify((showsFocalPoint(transform) && focalPoint) || null)]
  return renditionName(contentKey, renderingVersion, ...variety)
}

async function load(fileStore: Services['fileStore'], contentKey: string): Promise<Buffer | undefined> {
  const content = await fileStore.read(contentKey)
  return content && buffer(content)
}
