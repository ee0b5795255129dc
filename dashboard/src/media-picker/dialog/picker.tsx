import { useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MediaType } from '@stoa/contract/files/states'
import { TextsContext } from '@stoa/ui/texts/texts'
import { Dialog } from '../../kit/dialog.tsx'
import type { loader } from '../../root.tsx'
import { siteDataTextsOf } from '../../texts/site-data-texts.ts'
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
export function Picker({ isOpen, onOpenChange, label, ...content }: PickerProps) {
  // The page around it may not have loaded these texts.
  const texts = siteDataTextsOf(useRouteLoaderData<typeof loader>('root')?.language ?? 'en')
  const { mediaPicker } = texts.dashboard
  const title = content.isMany ? mediaPicker.chooseManyFor(label) : mediaPicker.chooseFor(label)
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextsContext value={texts}>
      <Dialog {...{ isOpen, onOpenChange, title }} initialFocus={input} kind="wide" detail={mediaPicker.detail}>
        <PickerContent {...content} input={input} onEnd={() => onOpenChange(false)} />
      </Dialog>
    </TextsContext>
  )
}
