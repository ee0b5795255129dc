import { useEffect, useId, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { TextArea } from '@stoa/ui/components/field'
import { numberFormat } from '@stoa/ui/formats'
import type { loader } from '../../root.tsx'
import { useTexts } from '../../texts/texts.ts'
import { WithSiteDataTexts } from '../../texts/with-site-data-texts.tsx'
import type { RichFieldProps, RichFormat } from '../field-props.ts'
import { RichEditor } from './rich-editor.tsx'
import { unsupportedIn } from './rich-text.ts'

interface RichInputProps extends RichFieldProps {
  format: RichFormat
  value: string
  onChange: (value: string) => void
}

/** A rich text in an editor if that loses nothing, otherwise or on request as source. */
export const RichInput = (props: RichInputProps) => (
  <WithSiteDataTexts>
    <Input {...props} />
  </WithSiteDataTexts>
)

function Input(props: RichInputProps) {
  const { label, format, value } = props
  const { richText: texts } = useTexts().dashboard
  const lost = unsupportedIn(value, format)
  const [wantsSource, setWantsSource] = useState(false)
  const isSource = wantsSource || lost.length > 0
  const toggle = isSource ? texts.toEditor : texts.toSource[format]
  return (
    <div>
      {isSource ? <Source {...props} lost={lost} /> : <Visual {...props} />}
      {props.maxLength !== undefined && <Count length={value.length} max={props.maxLength} />}
      {lost.length === 0 && (
        <button
          type="button"
          className="link text-small"
          aria-label={texts.toggleOf(toggle, label)}
          onClick={() => setWantsSource(!isSource)}
        >
          {toggle}
        </button>
      )}
    </div>
  )
}

function Source({ name, label, hint, error, format, value, onChange, lost }: RichInputProps & { lost: readonly string[] }) {
  const { richText: texts } = useTexts().dashboard
  return (
    <TextArea
      {...{ name, label, error, value }}
      hint={lost.length > 0 ? texts.kept(lost.slice(0, 5).join(', ')) : hint}
      rows={8}
      spellCheck={format === 'html'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Visual({ name, label, hint, error, format, value, origin, onChange }: RichInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    // A form may compare its values with the saved ones.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <>
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label}
      </p>
      <input ref={input} type="hidden" name={name} value={value} />
      <RichEditor labelledBy={`${id}-label`} describedBy={`${id}-about`} {...{ format, value, origin, onChange }} />
      <div id={`${id}-about`}>
        {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
        {error && <p className="mt-1 text-small font-medium text-danger">{error}</p>}
      </div>
    </>
  )
}

function Count({ length, max }: { length: number; max: number }) {
  const { richText: texts } = useTexts().dashboard
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  const [used, limit] = [length, max].map((count) => numberFormat(language).format(count)) as [string, string]
  return (
    <p aria-live={length > max ? 'polite' : 'off'} className={`mt-1 text-small ${length > max ? 'font-medium text-danger' : 'text-soft'}`}>
      {texts.count(used, limit)}
    </p>
  )
}
