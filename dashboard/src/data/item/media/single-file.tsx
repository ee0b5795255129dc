import { useEffect, useRef, useState } from 'react'
import { Field } from '@stoa/ui/components/field'
import { FileChoice } from '../../../media-picker/file-choice.tsx'
import { mediaUriOf } from '../../../media-picker/media-uri.ts'
import { useTexts } from '../../../texts/texts.ts'
import { displayFile } from './display-file.tsx'
import { pickedTypes, type MediaFieldProps } from './picked-types.ts'

/** A file by its media URI or URL. A value that names no file is edited as text. */
export function SingleFile({ name, label, hint, error, defaultValue, isReadOnly, type, origin }: MediaFieldProps) {
  const { dashboard } = useTexts()
  const { mediaField: words, mediaPicker } = dashboard
  const [text, setText] = useState(defaultValue)
  const [isUrl, setIsUrl] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isUrl) input.current?.focus()
  }, [isUrl])
  const value = text.trim()
  const file = value === '' ? undefined : displayFile(value, origin, dashboard)
  if (isUrl || (value !== '' && !file && !isReadOnly))
    return (
      <div>
        <Field
          {...{ name, label, error }}
          hint={[hint, words.hint, value !== '' && !file && words.unknown].filter(Boolean).join(' ')}
          value={text}
          onChange={({ target }) => {
            setIsUrl(true)
            setText(target.value)
          }}
          spellCheck={false}
          autoComplete="off"
          ref={input}
        />
        {(value === '' || file) && (
          <button type="button" className="link mt-1 text-small" onClick={() => setIsUrl(false)}>
            {mediaPicker.endUrl}
          </button>
        )}
      </div>
    )
  return (
    <>
      {!isReadOnly && <input type="hidden" name={name} value={text} />}
      <FileChoice
        {...{ label, hint, error, isReadOnly }}
        types={pickedTypes[type].types}
        file={file ?? (value === '' ? undefined : { name: value, mediaType: 'UNKNOWN' })}
        onChoose={(chosen) => setText(mediaUriOf(chosen, { isVectorArt: type === 'MEDIA_VECTOR_ART' }))}
        onRemove={() => setText('')}
        actions={
          <button type="button" className="link px-1 text-small" aria-label={mediaPicker.editUrlOf(label)} onClick={() => setIsUrl(true)}>
            {mediaPicker.editUrl}
          </button>
        }
      />
    </>
  )
}
