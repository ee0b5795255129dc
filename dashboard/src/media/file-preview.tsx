import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import type { UploadedFile } from '../uploads/upload.ts'
import { FileIcon } from './file-icon.tsx'
import { ZoomPicture } from './file/zoom-picture.tsx'
import type { FileData } from './load-file.server.ts'

interface FilePreviewProps {
  file: UploadedFile
  details: FileData['details']
  source: string | undefined
}

/** A file as it looks or sounds, if browsers can show it. */
export function FilePreview({ file, details, source }: FilePreviewProps) {
  const { mediaFile: texts } = useTexts().dashboard
  const { mediaType, displayName, operationStatus } = file
  if (source && (mediaType === 'IMAGE' || mediaType === 'VECTOR'))
    return <ZoomPicture key={source} source={source} altText={details.altText ?? ''} name={displayName} />
  if (source && mediaType === 'AUDIO')
    return (
      <div className="grid justify-items-center gap-5 rounded-control bg-sunken px-4 py-8">
        <FileIcon mediaType={mediaType} className="size-14" />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the library has no captions. */}
        <audio src={source} controls preload="metadata" aria-label={displayName} className="w-full max-w-lg" />
      </div>
    )
  if (source && mediaType === 'DOCUMENT')
    return <DocumentPreview file={file} source={source} isPdf={details.mimeType === 'application/pdf'} />
  const text =
    file.state === 'OK'
      ? { READY: texts.noPreview, PENDING: texts.notReady, FAILED: texts.hasFailed }[operationStatus]
      : texts.inTrashPreview
  return (
    <div className="grid place-items-center gap-3 rounded-control bg-sunken px-4 py-16 text-center">
      <FileIcon mediaType={mediaType} className={`size-14 ${operationStatus === 'PENDING' ? 'media-pending' : ''}`} />
      <p className="text-small text-soft">{text}</p>
    </div>
  )
}

/** A PDF in the browser’s own viewer. Browsers without one, and other documents, have the first page, or nothing, and a link. */
function DocumentPreview({ file, source, isPdf }: { file: UploadedFile; source: string; isPdf: boolean }) {
  const { mediaFile: texts } = useTexts().dashboard
  const { displayName, mediaType, thumbnailUrl } = file
  const hasViewer = useHydrated() && isPdf && navigator.pdfViewerEnabled
  return (
    <div className="grid gap-2">
      {hasViewer ? (
        <iframe src={source} title={texts.pdfOf(displayName)} className="media-document" />
      ) : (
        <div className="grid place-items-center rounded-control bg-sunken px-4 py-10">
          {thumbnailUrl ? (
            <img src={thumbnailUrl} alt="" className="media-first-page" />
          ) : (
            <FileIcon mediaType={mediaType} className="size-14" />
          )}
        </div>
      )}
      <a href={source} target="_blank" rel="noreferrer" className="link justify-self-end text-small">
        {texts.openOriginal}
      </a>
    </div>
  )
}
