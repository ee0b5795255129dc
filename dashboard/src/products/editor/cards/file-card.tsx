import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { FileChoice } from '../../../media-picker/file-choice.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { TextAt } from '../../../settings/section-fields.tsx'
import { dispatchInput } from '../../../settings/use-unsaved.ts'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** The file that buyers of a digital product download. */
export function FileCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, facts } = useEditor()
  const errors = useSectionErrors()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [id, setId] = useState(initial.file)
  const [name, setName] = useState(facts.file?.name ?? initial.file)
  useEffect(() => void dispatchInput(input.current), [id])
  return (
    <EditorCard id="file" title={texts.sections.file}>
      {isHydrated ? (
        <>
          <input ref={input} type="hidden" name="file" value={id} />
          <FileChoice
            label={texts.fields.file}
            isLabelHidden
            hint={texts.file.hint}
            error={errors.of('file')}
            types={[]}
            file={id === '' ? undefined : { name, mediaType: 'DOCUMENT', detail: id === initial.file ? facts.file?.detail : undefined }}
            onChoose={(file) => {
              setId(file.id)
              setName(file.name)
            }}
            onRemove={() => setId('')}
          />
        </>
      ) : (
        <TextAt
          name="file"
          value={initial.file}
          label={texts.file.id}
          hint={texts.file.hint}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </EditorCard>
  )
}
