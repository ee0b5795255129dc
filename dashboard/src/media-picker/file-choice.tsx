import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { MediaType } from '@stoa/contract/files/states'
import { FileIcon } from '../media/file-icon.tsx'
import { groundOf } from '../media/media-tiles.tsx'
import { useTexts } from '../texts/texts.ts'
import type { MediaChoice } from './media-choice.ts'
import { PickerDialog } from './picker-dialog.tsx'

/** What the field shows of a file. */
export interface FileFacts {
  name: string
  mediaType: MediaType
  thumbnail?: string | undefined
  detail?: ReactNode
}

interface FileChoiceProps {
  label: string
  /** Only screen readers announce the label. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** The types that can be chosen. All if empty. */
  types: readonly MediaType[]
  file: FileFacts | undefined
  isReadOnly?: boolean
  /** While a change is saved. */
  isPending?: boolean
  /** What is happening with the file, or has just happened. */
  status?: string | undefined
  /** The text of the button that removes the file. */
  removeText?: string
  onChoose: (file: MediaChoice) => void
  onRemove: () => void
  /** More to do with the field, beside its buttons. */
  actions?: ReactNode
}

/** A field with a file of the media library: the file, or none, and what can be done with it. The form's value is up to the caller. */
export function FileChoice(props: FileChoiceProps) {
  const { label, isLabelHidden = false, hint, error, types, file, isReadOnly = false, isPending = false, status } = props
  const { removeText, onChoose, onRemove, actions } = props
  const { fileField: texts } = useTexts().dashboard
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const remove = (): void => {
    onRemove()
    opener.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend can't be laid out.
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={by || undefined}>
      <p id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'mb-1 font-medium'}>
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-edge bg-surface p-3">
        <Preview file={file} isPending={isPending} />
        <div className="min-w-32 flex-1 basis-40">
          <p className={`wrap-anywhere ${file ? 'font-medium' : 'text-soft'}`}>{file ? file.name : texts.empty}</p>
          {file?.detail && <div className="text-small text-soft">{file.detail}</div>}
          <output className="block text-small text-soft empty:hidden">{status}</output>
        </div>
        {!isReadOnly && (
          <div className="flex flex-wrap items-center gap-2">
            <button
              ref={opener}
              type="button"
              className="button button-quiet"
              aria-haspopup="dialog"
              aria-label={file ? texts.changeOf(label) : texts.openFor(label)}
              aria-describedby={by || undefined}
              aria-disabled={isPending || undefined}
              onClick={() => isPending || setIsOpen(true)}
            >
              {file ? texts.change : texts.open}
            </button>
            {file && (
              <button
                type="button"
                className="button button-quiet"
                aria-label={removeText ?? texts.removeOf(label)}
                aria-disabled={isPending || undefined}
                onClick={() => isPending || remove()}
              >
                {removeText ?? texts.remove}
              </button>
            )}
            {actions}
          </div>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-small text-soft">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
      <PickerDialog {...{ label, types, isOpen }} onOpenChange={setIsOpen} onChoose={([chosen]) => chosen && onChoose(chosen)} />
    </div>
  )
}

function Preview({ file, isPending }: { file: FileFacts | undefined; isPending: boolean }) {
  const look = `grid size-20 shrink-0 place-items-center overflow-clip rounded-control ${groundOf(file?.mediaType ?? 'UNKNOWN')}`
  const pending = isPending ? 'animate-pulse motion-reduce:animate-none' : ''
  if (file?.thumbnail) return <img src={file.thumbnail} alt="" className={`${look} ${pending} object-contain`} />
  return (
    <span aria-hidden className={`${look} ${pending}`}>
      {file ? <FileIcon mediaType={file.mediaType} className="size-8" /> : <ImagePlus className="size-7 text-soft" strokeWidth={1.4} />}
    </span>
  )
}
