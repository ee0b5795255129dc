import { useTexts } from '../texts/texts.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { FileIcon } from './file-icon.tsx'

/** A file as it looks or sounds, if browsers can show it. */
export function FilePreview({ file, source, altText }: { file: UploadedFile; source: string | undefined; altText: string }) {
  const { mediaFile: texts } = useTexts().dashboard
  const { mediaType, displayName } = file
  if (source && (mediaType === 'IMAGE' || mediaType === 'VECTOR'))
    return (
      <figure className="grid gap-2">
        <img src={source} alt={altText} className="mx-auto max-h-[60dvh] max-w-full rounded-control bg-sunken object-contain" />
        <figcaption>
          <a href={source} target="_blank" rel="noreferrer" className="link text-small">
            {texts.zoom}
          </a>
        </figcaption>
      </figure>
    )
  if (source && mediaType === 'AUDIO')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the library has no captions.
    return <audio src={source} controls preload="metadata" aria-label={displayName} className="w-full" />
  return (
    <div className="grid place-items-center gap-3 rounded-control bg-sunken px-4 py-16 text-center">
      <FileIcon mediaType={mediaType} className="size-14" />
      {source && mediaType === 'DOCUMENT' ? (
        <a href={source} target="_blank" rel="noreferrer" className="link">
          {texts.openPdf}
        </a>
      ) : (
        <p className="text-small text-soft">{texts.noPreview}</p>
      )}
    </div>
  )
}
