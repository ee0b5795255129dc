import { FileDown } from 'lucide-react'
import { formatBytes } from '@stoa/ui/formats'
import type { DigitalFile, Shop } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'

export interface FileView {
  name: string
  /** Such as "audio/mpeg, 477 kB". */
  facts: string
}

export const fileView = ({ fileName, mimeType, sizeInBytes }: DigitalFile, { locale }: Pick<Shop, 'locale'>): FileView => ({
  name: fileName,
  facts: `${mimeType}, ${formatBytes(sizeInBytes, locale)}`,
})

/** The file that the buyers of a digital product download; without one, what that means for them. */
export function ProductFile({ file }: { file: FileView | undefined }) {
  const { productPage: page } = useTexts().dashboard
  return (
    <Card title={page.file}>
      {file ? (
        <div className="flex items-start gap-3">
          <FileDown aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{file.name}</p>
            <p className="text-small text-soft">{file.facts}</p>
            <p className="mt-2 text-small text-soft">{page.fileHint}</p>
          </div>
        </div>
      ) : (
        <p className="text-soft">{page.noFile}</p>
      )}
    </Card>
  )
}
