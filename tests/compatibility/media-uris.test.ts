import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { MediaChoice } from '../../dashboard/src/media-picker/media-choice.ts'
import { mediaUriOf } from '../../dashboard/src/media-picker/media-uri.ts'
import { generations, type Package } from './clients.ts'

const name = 'Tea & toast, 50% (João’s) #1.jpg'
const chosen: MediaChoice = {
  id: '01a2174c-0609-7000-9c63-082d7e271083.jpg',
  name,
  mediaType: 'IMAGE',
  status: 'READY',
  url: '',
  altText: '',
}
const uri = (changes: Partial<MediaChoice>): string => mediaUriOf({ ...chosen, ...changes })

describe.each(generations)('the values of chosen files are read by the %s packages', (generation) => {
  const { media }: { media: Package } = createRequire(new URL(`./${generation}/`, import.meta.url))('@wix/sdk')

  test.each(['IMAGE', 'VECTOR'] as const)('%s', (mediaType) => {
    const text = uri({ mediaType, width: 800, height: 600 })
    expect(media.getImageUrl(text)).toMatchObject({ id: chosen.id, width: 800, height: 600 })
    expect(media.getImageUrl(text).url).toMatch(new RegExp(`/media/${chosen.id}$`))
    expect([name, encodeURIComponent(name)]).toContain(media.getImageUrl(text).filename)
    expect(media.getScaledToFillImageUrl(text, 100, 100, {})).toContain(`/media/${chosen.id}`)
    expect(media.getScaledToFitImageUrl(text, 100, 100, {})).toContain(`/media/${chosen.id}`)
  })

  test('VIDEO, with its poster', () => {
    const id = '01a2174c-058b-7000-bfd1-3b2501260a61.mp4'
    const poster = { id: `${id}~poster.jpg`, width: 640, height: 360 }
    const read = media.getVideoUrl(uri({ id, name: 'clip.mp4', mediaType: 'VIDEO', poster }), '720p')
    expect(read).toMatchObject({ id, filename: 'clip.mp4' })
    expect(read.url).toContain(`/video/${id}/`)
    expect(read.thumbnail).toContain(poster.id)
    expect(media.getVideoUrl(uri({ id, name: 'clip.mp4', mediaType: 'VIDEO' }))).toMatchObject({ id })
  })

  test('AUDIO, with its duration', () => {
    const id = '01a2174c-05a8-7000-95cc-34a552cb0cbc.mp3'
    const read = media.getAudioUrl(uri({ id, name: 'song.mp3', mediaType: 'AUDIO', seconds: 12.6 }))
    expect([read.id, Number(read.duration), read.filename]).toEqual([id, 13, 'song.mp3'])
  })

  test.each(['DOCUMENT', 'ARCHIVE', 'MODEL3D', 'OTHER'] as const)('%s', (mediaType) => {
    const id = '01a2174c-05c2-7000-8c66-a27c89e3adc1.pdf'
    const read = media.getDocumentUrl(uri({ id, name: 'menu.pdf', mediaType }))
    expect([read.id, read.filename]).toEqual([id, 'menu.pdf'])
    expect(read.url).toContain(id)
  })
})
