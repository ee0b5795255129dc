import { useRef, useState, type RefObject } from 'react'
import { mediaRoot, type MediaType } from '@stoa/contract/files/states'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Dialog } from '../kit/dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { AddButtons } from './add-buttons.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { DropArea } from './drop-area.tsx'
import { FolderList, FolderPath } from './folder-list.tsx'
import type { MediaChoice } from './media-choice.ts'
import { PickerUploads } from './picker-uploads.tsx'
import { askPicker } from './requests.ts'
import { useChoices } from './use-choices.ts'

interface PickerProps {
  /** The label of the field that the file is for. */
  label: string
  /** The types that can be chosen. All if empty. */
  types: readonly MediaType[]
  isMany?: boolean
  onChoose: (files: readonly MediaChoice[]) => void
}

interface PickerDialogProps extends PickerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses files of the media library, and adds files to it. It closes with Escape, and returns the focus. */
export function PickerDialog({ isOpen, onOpenChange, ...picker }: PickerDialogProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const title = picker.isMany ? texts.chooseManyFor(picker.label) : texts.chooseFor(picker.label)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog {...{ isOpen, onOpenChange, title }} initialFocus={input} kind="wide" detail={texts.detail}>
      <Picker {...picker} input={input} onEnd={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Picker({
  types,
  isMany = false,
  onChoose,
  input,
  onEnd,
}: PickerProps & { input: RefObject<HTMLInputElement | null>; onEnd: () => void }) {
  const { mediaPicker: texts } = useTexts().dashboard
  const [folderId, setFolderId] = useState<string>(mediaRoot)
  const [search, setSearch] = useState('')
  const [type, setType] = useState<MediaType>()
  const [chosen, setChosen] = useState<readonly MediaChoice[]>([])
  const [altText, setAltText] = useState<string>()
  const [problem, setProblem] = useState('')
  const choices = useChoices({ folderId, search: search.trim(), types: type ? [type] : types })
  const [only] = chosen
  const pictured = !isMany && (only?.mediaType === 'IMAGE' || only?.mediaType === 'VECTOR') ? only : undefined
  const select = (file: MediaChoice): void => {
    setAltText(undefined)
    if (!isMany) return setChosen([file])
    setChosen(chosen.some(({ id }) => id === file.id) ? chosen.filter(({ id }) => id !== file.id) : [...chosen, file])
  }
  const end = async (files: readonly MediaChoice[]): Promise<void> => {
    if (files.length === 0) return
    const changed = pictured && files[0]?.id === pictured.id && altText !== undefined && altText !== pictured.altText
    const saved = changed ? await askPicker({ kind: 'alt', fileId: pictured.id, altText: altText.trim() }) : undefined
    if (saved && !('id' in saved)) return setProblem(saved.message || texts.altTextFailed)
    onChoose(saved ? [saved] : files)
    onEnd()
  }
  const open = (id: string): void => {
    setFolderId(id)
    setSearch('')
    input.current?.focus()
  }
  return (
    <DropArea folderId={folderId}>
      {({ uploadIds, add }) => (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-end gap-2">
            <input
              ref={input}
              type="search"
              aria-label={texts.search}
              placeholder={texts.search}
              value={search}
              maxLength={200}
              onChange={({ target }) => setSearch(target.value)}
              className="control min-w-48 flex-1"
              autoComplete="off"
            />
            {types.length !== 1 && (
              <select
                aria-label={texts.type}
                value={type ?? ''}
                onChange={({ target }) => setType((target.value || undefined) as MediaType | undefined)}
                className="control w-auto"
              >
                <option value="">{texts.anyType}</option>
                {Object.entries(texts.types)
                  .filter(([one]) => types.length === 0 || types.includes(one as MediaType))
                  .map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
              </select>
            )}
            <AddButtons folderId={folderId} add={add} onImported={choices.put} />
          </div>
          <PickerUploads ids={uploadIds} />
          {search.trim() === '' && <FolderPath path={choices.listed?.path ?? []} onOpen={open} />}
          {search.trim() === '' && <FolderList folders={choices.listed?.folders ?? []} onOpen={open} />}
          <ChoiceGrid
            {...choices}
            isNarrowed={search.trim() !== '' || type !== undefined}
            isMany={isMany}
            chosen={chosen}
            onSelect={select}
            onChoose={(file) => void end(isMany ? (chosen.length > 0 ? chosen : [file]) : [file])}
          />
          <div className="sticky -bottom-(--pad) z-10 -mx-(--pad) -mb-(--pad) flex flex-wrap items-end gap-3 border-t border-line bg-surface px-(--pad) py-3 sm:rounded-b-card">
            {pictured ? (
              <Field
                label={texts.altText}
                hint={texts.altTextHint}
                error={problem || undefined}
                value={altText ?? pictured.altText}
                maxLength={1000}
                onChange={({ target }) => setAltText(target.value)}
                onKeyDown={({ key }) => key === 'Enter' && void end(chosen)}
                className="min-w-48 flex-1"
                autoComplete="off"
              />
            ) : (
              <output className="flex-1 self-center truncate text-small text-soft">
                {chosen.length === 0 ? texts.notSelected : chosen.length === 1 ? only!.name : texts.selected(chosen.length)}
              </output>
            )}
            <Button type="button" disabled={chosen.length === 0} onClick={() => void end(chosen)}>
              {isMany ? texts.chooseMany(chosen.length) : texts.choose}
            </Button>
          </div>
        </div>
      )}
    </DropArea>
  )
}
