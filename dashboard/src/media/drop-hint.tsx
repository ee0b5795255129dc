import { Upload } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'

/** Over a place that files are dragged to. */
export function DropHint() {
  const { media: texts } = useTexts().dashboard
  return (
    <div className="pointer-events-none absolute inset-0 z-20 rounded-card border-2 border-dashed border-accent bg-accent-wash/85">
      <p className="sticky top-0 flex items-center justify-center gap-2 px-4 py-16 text-title font-semibold">
        <Upload aria-hidden className="size-5" />
        {texts.dropHere}
      </p>
    </div>
  )
}
