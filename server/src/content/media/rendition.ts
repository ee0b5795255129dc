import { buffer } from 'node:stream/consumers'
import type { SentFile } from '../../http/send-file.ts'
import type { Services } from '../../kernel/context.ts'
import type { File } from '../files/public.ts'
import { formatFor, type Format } from './format.ts'
import { isAnimated } from './is-animated.ts'
import { render } from './render.ts'
import { findCached, makeCached, renditionName } from './rendition-cache.ts'
import { showsFocalPoint, type Transform } from './transform.ts'

/** A rendition that can be sent. */
export interface Rendition extends SentFile {
  etag: string
}

interface RenditionInput {
  transform: Transform
  accept: string | undefined
  /** Of the visitor. */
  network: string
  /** Called before anything is rendered, which it may refuse. */
  onRender(): void
}

/** A picture with a transform applied, from the cache or rendered now. Undefined if its bytes are gone. */
export async function rendition(
  { settings: { dataFolder }, fileStore }: Pick<Services, 'settings' | 'fileStore'>,
  { contentKey, mimeType, doc: { focalPoint } }: Pick<File, 'contentKey' | 'mimeType' | 'doc'>,
  { transform, accept, network, onRender }: RenditionInput,
): Promise<Rendition | undefined> {
  if (contentKey === null) return undefined
  const format = formatFor({ mimeType, isAnimated: await isAnimated(fileStore, contentKey, mimeType) }, transform, accept)
  const name = nameOf(contentKey, { transform, format, focalPoint })
  const make = () => {
    onRender()
    return makeCached(dataFolder, name, () => render(() => load(fileStore, contentKey), { transform, format, focalPoint, network }))
  }
  const cached = (await findCached(dataFolder, name)) ?? (await make())
  if (!cached) return undefined
  return {
    mimeType: `image/${format}`,
    size: cached.size,
    etag: `"${name.slice(0, 32)}"`,
    read: async (span) => (await cached.read(span)) ?? (await make())?.read(span),
  }
}

/** Changes with what a rendering does, so that those made before aren't used. */
const renderingVersion = '2'

function nameOf(
  contentKey: string,
  { transform, format, focalPoint }: { transform: Transform; format: Format; focalPoint: File['doc']['focalPoint'] },
): string {
  const variety = [JSON.stringify(transform), format, JSON.stringify((showsFocalPoint(transform) && focalPoint) || null)]
  return renditionName(contentKey, renderingVersion, ...variety)
}

async function load(fileStore: Services['fileStore'], contentKey: string): Promise<Buffer | undefined> {
  const content = await fileStore.read(contentKey)
  return content && buffer(content)
}
