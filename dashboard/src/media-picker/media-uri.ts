import type { MediaType } from '@stoa/contract/files/states'
import type { MediaChoice } from './media-choice.ts'

/** The kinds of files that media URIs name. Archives and models count as documents, and so does everything else. */
const kinds: Readonly<Partial<Record<MediaType, 'image' | 'video' | 'audio'>>> = {
  IMAGE: 'image',
  // The packages' functions for pictures take no other URIs.
  VECTOR: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
}

type NamedFile = Pick<MediaChoice, 'id' | 'name' | 'mediaType' | 'width' | 'height' | 'seconds' | 'poster'>

/** `wix:image://v1/<id>/<name>#originWidth=W&originHeight=H` and its siblings, exactly as the public packages read them (wire §8). */
export function mediaUriOf(choice: NamedFile, { isVectorArt = false } = {}): string {
  const kind = isVectorArt ? 'vector' : (kinds[choice.mediaType] ?? 'document')
  const facts = factsOf(kind, choice)
  return `wix:${kind}://v1/${choice.id}/${encodeURIComponent(choice.name)}${facts ? `#${facts}` : ''}`
}

function factsOf(kind: string, { width, height, seconds, poster }: NamedFile): string {
  if (kind === 'image' && width && height) return `originWidth=${width}&originHeight=${height}`
  if (kind === 'video' && poster) return `posterUri=${poster.id}&posterWidth=${poster.width}&posterHeight=${poster.height}`
  if (kind === 'audio' && seconds !== undefined) return `duration=${Math.round(seconds)}`
  return ''
}
