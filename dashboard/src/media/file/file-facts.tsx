import { Card } from '../../kit/card.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Time } from '../../kit/time.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { UploadedFile } from '../../uploads/upload.ts'
import type { FileData } from '../load-file.server.ts'
import { playTime } from '../play-time.ts'

/** What is known of the content of a file, and where it is served. */
export function FileFacts({ file, details, size, created, changed }: FileData) {
  const { mediaFile: texts, media } = useTexts().dashboard
  const { width, height, mimeType, pageCount } = details
  const seconds = secondsOf(file)
  const facts = [
    { name: texts.type, value: mimeType },
    { name: texts.size, value: size },
    ...(width !== undefined && height !== undefined ? [{ name: texts.dimensions, value: texts.pixels(width, height) }] : []),
    ...(pageCount === undefined ? [] : [{ name: texts.pages, value: pageCount }]),
    ...(seconds === undefined ? [] : [{ name: texts.length, value: playTime(seconds) }]),
    ...(file.operationStatus === 'READY' ? [] : [{ name: texts.status, value: media.states[file.operationStatus] }]),
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.changed, value: <Time {...changed} /> },
    ...(file.sourceUrl === undefined ? [] : [{ name: texts.importedFrom, value: file.sourceUrl }]),
    {
      name: texts.url,
      value: (
        <span className="flex items-start gap-1">
          <span className="min-w-0 wrap-anywhere">{file.url}</span>
          <CopyButton text={file.url} what={texts.urlWhat} />
        </span>
      ),
    },
  ]
  return (
    <Card title={texts.facts}>
      <Facts facts={facts} />
    </Card>
  )
}

const secondsOf = ({ media }: UploadedFile): number | undefined => media?.audio?.duration ?? media?.video?.durationInSeconds
