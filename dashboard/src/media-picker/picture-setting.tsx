import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Field } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { FileChoice, type FileFacts } from './file-choice.tsx'

interface Picture extends FileFacts {
  isPrivate?: boolean
}

interface PictureSettingProps {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** The ID of the picture in the form. */
  value: string
  /** The picture with this ID, as it was loaded. */
  picture: Picture | undefined
}

const pictureTypes = ['IMAGE', 'VECTOR'] as const

/** A picture of the library that a form sends by its ID. Without scripts the ID is typed. */
export function PictureSetting({ name, label, hint, error, value, picture }: PictureSettingProps) {
  const { fileField: texts } = useTexts().dashboard
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [id, setId] = useState(value)
  const [shown, setShown] = useState(picture)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    // The form compares its values with the saved ones.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [id])
  const facts = shown?.isPrivate ? { ...shown, detail: texts.isPrivate } : shown
  if (!isHydrated) return <Field {...{ name, label, hint, error }} defaultValue={value} autoComplete="off" spellCheck={false} />
  return (
    <>
      <input ref={input} type="hidden" name={name} value={id} />
      <FileChoice
        {...{ label, hint, error }}
        types={pictureTypes}
        file={id === '' ? undefined : (facts ?? { name: id, mediaType: 'IMAGE', detail: texts.missing })}
        onChoose={(file) => {
          setId(file.id)
          setShown(file)
        }}
        onRemove={() => {
          setId('')
          setShown(undefined)
        }}
      />
    </>
  )
}
