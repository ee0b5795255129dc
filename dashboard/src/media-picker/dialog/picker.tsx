import { useRef } from 'react'
import type { MediaType } from '@stoa/contract/files/states'
import { Dialog } from '../../kit/dialog.tsx'
import { useTexts } from '../../texts/texts.ts'
import { WithSiteDataTexts } from '../../texts/with-site-data-texts.tsx'
import { UploadStyles } from '../../uploads/upload-styles.tsx'
import type { MediaChoice } from '../media-choice.ts'
import { PickerContent } from './picker-content.tsx'

interface PickerProps {
  /** The label of the field that the file is for. */
  label: string
  /** The types that can be chosen. All if empty. */
  types: readonly MediaType[]
  isMany?: boolean
  onChoose: (files: readonly MediaChoice[]) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses files of the media library, and adds files to it. It closes with Escape, and returns the focus. */
export const Picker = (picker: PickerProps) => (
  <WithSiteDataTexts>
    <UploadStyles />
    <PickerInTexts {...picker} />
  </WithSiteDataTexts>
)

function PickerInTexts({ isOpen, onOpenChange, label, ...content }: PickerProps) {
  const { mediaPicker } = useTexts().dashboard
  const title = content.isMany ? mediaPicker.chooseManyFor(label) : mediaPicker.chooseFor(label)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog {...{ isOpen, onOpenChange, title }} initialFocus={input} kind="wide" detail={mediaPicker.detail}>
      <PickerContent {...content} input={input} onEnd={() => onOpenChange(false)} />
    </Dialog>
  )
}
