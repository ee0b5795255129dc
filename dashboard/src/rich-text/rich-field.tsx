import { lazy, Suspense, useState } from 'react'
import { TextArea } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import type { RichFieldProps } from './field-props.ts'

const RichInput = lazy(async () => ({ default: (await import('./editor/rich-input.tsx')).RichInput }))

/** A field of a form for rich text. Without scripts it is a text area; its editor is loaded with the first such field, and comes with its own texts. */
export function RichField({ isReadOnly = false, format = 'html', ...props }: RichFieldProps) {
  const { name, label, hint, error, defaultValue } = props
  const isHydrated = useHydrated()
  const [text, setText] = useState(defaultValue)
  if (isReadOnly || !isHydrated)
    return (
      <TextArea
        {...{ name, label, hint, error, defaultValue }}
        rows={8}
        spellCheck={format === 'html'}
        disabled={isReadOnly}
        // What was typed before the page was hydrated.
        ref={(area) => void (area && area.value !== defaultValue && setText(area.value))}
      />
    )
  return (
    <Suspense fallback={<Loading {...{ name, label, text }} />}>
      <RichInput {...props} format={format} value={text} onChange={setText} />
    </Suspense>
  )
}

const Loading = ({ name, label, text }: { name: string; label: string; text: string }) => (
  <div>
    <p className="mb-1 font-medium">{label}</p>
    <input type="hidden" name={name} value={text} />
    <div className="control min-h-48" aria-busy="true" />
  </div>
)
