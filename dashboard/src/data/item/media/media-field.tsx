import { FileText, Film, Image, Music, Shapes } from 'lucide-react'
import { useState } from 'react'
import { Field, TextArea } from '@stoa/ui/components/field'
import { isWebAddress } from '@stoa/ui/html/allow-list'
import { useTexts } from '../../../texts/texts.ts'
import { parseJson } from '../rich/rich-text.ts'
import { mediaIn, pictureOf, textOf, type MediaKind } from './media.ts'

interface MediaFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  defaultValue: string
  isReadOnly: boolean
  /** Several files, as JSON. */
  isGallery: boolean
  origin: string
}

const previewsMax = 24

/** A file by its media URI or URL, with a preview; a gallery is a list of files. */
export function MediaField({ name, label, hint, error, defaultValue, isReadOnly, isGallery, origin }: MediaFieldProps) {
  const { mediaField: words } = useTexts().dashboard
  const [text, setText] = useState(defaultValue)
  const json = isGallery ? parseJson(text) : undefined
  const values: unknown[] = isGallery ? (Array.isArray(json) ? json : []) : text.trim() === '' ? [] : [text.trim()]
  const shared = {
    name,
    label,
    error,
    hint: [hint, isGallery ? words.galleryHint : words.hint].filter(Boolean).join(' '),
    value: text,
    disabled: isReadOnly,
    spellCheck: false,
  }
  return (
    <div className="space-y-2">
      {isGallery ? (
        <TextArea {...shared} rows={6} onChange={({ target }) => setText(target.value)} />
      ) : (
        <Field {...shared} onChange={({ target }) => setText(target.value)} autoComplete="off" />
      )}
      {values.length > 0 && (
        <ul aria-label={words.previewOf(label)} className="flex flex-wrap gap-3">
          {values.slice(0, previewsMax).map((value, index) => (
            <li key={`${index} ${textOf(value) ?? ''}`} className="max-w-full">
              <Preview value={value} origin={origin} />
            </li>
          ))}
          {values.length > previewsMax && <li className="self-center text-soft">{words.more(values.length - previewsMax)}</li>}
        </ul>
      )}
    </div>
  )
}

const icons = { image: Image, video: Film, vector: Shapes, audio: Music, document: FileText } as const satisfies Record<MediaKind, unknown>

/** Pictures from other origins are not loaded but linked. */
function Preview({ value, origin }: { value: unknown; origin: string }) {
  const { mediaField: words } = useTexts().dashboard
  const text = textOf(value) ?? ''
  const media = mediaIn(text)
  const picture = pictureOf(text, origin)
  const Icon = icons[media?.kind ?? 'document']
  const size = media?.width ? words.size(media.width, media.height ?? 0) : ''
  return (
    <figure className="flex max-w-full items-center gap-3">
      {picture === undefined ? (
        <span aria-hidden className="face">
          <Icon className="size-4 text-soft" />
        </span>
      ) : (
        <img src={picture} alt="" className="media-preview" />
      )}
      <figcaption className="min-w-24 text-small text-soft wrap-anywhere">
        {media ? (
          <>
            {words.kinds[media.kind]}
            {media.fileName && <span className="block text-ink">{media.fileName}</span>}
            {size && <span className="block">{size}</span>}
          </>
        ) : isWebAddress(text) ? (
          <a href={text} className="link" rel="noreferrer noopener" target="_blank">
            {words.open}
          </a>
        ) : (
          !picture && words.unknown
        )}
      </figcaption>
    </figure>
  )
}
