import { lazy, Suspense, useId, useState } from 'react'
import { TextArea } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../../../texts/texts.ts'
import { unsupportedIn, type RichFormat } from './rich-text.ts'

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }))

interface RichFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  defaultValue: string
  isReadOnly: boolean
  format: RichFormat
  origin: string
}

/** A rich text field: in an editor if that loses nothing, otherwise or on request as source. An unchanged value is sent exactly as it was. */
export function RichField({ name, label, hint, error, defaultValue, isReadOnly, format, origin }: RichFieldProps) {
  const { richText: words } = useTexts().dashboard
  const id = useId()
  const isHydrated = useHydrated()
  const [text, setText] = useState(defaultValue)
  const lost = unsupportedIn(text, format)
  const [wantsSource, setWantsSource] = useState(false)
  const isSource = !isHydrated || isReadOnly || wantsSource || lost.length > 0
  const toggle = isHydrated && !isReadOnly && lost.length === 0 && (
    <button
      type="button"
      className="link text-small"
      aria-label={words.toggleOf(isSource ? words.toEditor : words.toSource[format], label)}
      onClick={() => setWantsSource(!isSource)}
    >
      {isSource ? words.toEditor : words.toSource[format]}
    </button>
  )
  const note = lost.length > 0 && isHydrated ? words.kept(lost.slice(0, 5).join(', ')) : undefined
  if (isSource)
    return (
      <div>
        <TextArea
          {...{ name, label, error }}
          hint={note ?? hint}
          rows={8}
          spellCheck={format === 'html'}
          disabled={isReadOnly}
          {...(isHydrated
            ? { value: text, onChange: ({ target }) => setText(target.value) }
            : { defaultValue, ref: (area) => void (area && area.value !== defaultValue && setText(area.value)) })}
        />
        {toggle}
      </div>
    )
  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label}
      </p>
      <input type="hidden" name={name} value={text} />
      <Suspense fallback={<div className="rich rich-area" aria-busy="true" />}>
        <RichEditor labelledBy={`${id}-label`} describedBy={`${id}-about`} value={text} onChange={setText} {...{ format, origin }} />
      </Suspense>
      <div id={`${id}-about`}>
        {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
        {error && <p className="mt-1 text-small font-medium text-danger">{error}</p>}
      </div>
      {toggle}
    </div>
  )
}
