import { useRef, useState, type RefObject } from 'react'
import { mediaRoot, type MediaType } from '@stoa/contract/files/states'
import { useMay } from '../../kit/use-may.ts'
import { DropHint } from '../../media/drop-hint.tsx'
import { MediaPath } from '../../media/media-path.tsx'
import { useTexts } from '../../texts/texts.ts'
import { UploadRow } from '../../uploads/upload-row.tsx'
import type { LocalFile } from '../../uploads/upload.ts'
import { useFileDrop } from '../../uploads/use-file-drop.ts'
import { useUploads } from '../../uploads/use-uploads.ts'
import { isPicture, type MediaChoice } from '../media-choice.ts'
import { AddButtons } from './add-buttons.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { FolderList } from './folder-list.tsx'
import { PickerFoot } from './picker-foot.tsx'
import { PickerSearch } from './picker-search.tsx'
import { askPicker } from './requests.ts'
import { useChoices } from './use-choices.ts'
import { useReadyUploads } from './use-ready-uploads.ts'

interface PickerContentProps {
  types: readonly MediaType[]
  isMany?: boolean
  onChoose: (files: readonly MediaChoice[]) => void
  input: RefObject<HTMLInputElement | null>
  onEnd: () => void
}

/** The files and folders of the library, what is selected, and what adds files. */
export function PickerContent({ types, isMany = false, onChoose, input, onEnd }: PickerContentProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const content = useRef<HTMLDivElement>(null)
  const [folderId, setFolderId] = useState<string>(mediaRoot)
  const [search, setSearch] = useState('')
  const [type, setType] = useState<MediaType>()
  const [chosen, setChosen] = useState<readonly MediaChoice[]>([])
  const [altText, setAltText] = useState<string>()
  const [problem, setProblem] = useState('')
  const searched = search.trim()
  const choices = useChoices({ folderId, search: searched, types: type ? [type] : types, accepted: types })
  const { uploads, add, ownIds, isOver } = useUploadsHere(folderId)
  const [only] = chosen
  const pictured = !isMany && only && isPicture(only) ? only : undefined
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
  useReadyUploads(ownIds, choices.listed?.files, (files) => {
    if (isMany) setChosen([...chosen, ...files.filter(({ id }) => !chosen.some((one) => one.id === id))])
  })
  const unfinished = uploads.filter(({ id, state }) => ownIds.includes(id) && state !== 'DONE')
  return (
    <div ref={content} className="relative flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <PickerSearch
          {...{ input, search, setSearch, types, type, setType }}
          toFiles={() => content.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus()}
        />
        <AddButtons folderId={folderId} types={types} add={add} onImported={choices.put} />
      </div>
      {unfinished.length > 0 && (
        <ul aria-label={texts.uploads} className="divide-y divide-line rounded-control border border-line">
          {unfinished.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {choices.refused && (
        <p role="alert" className="rounded-control bg-sunken px-3 py-2 text-small">
          {texts.otherType(choices.refused)}
        </p>
      )}
      {searched === '' && <MediaPath path={choices.listed?.path ?? []} onOpen={open} />}
      <FolderList
        folders={choices.listed?.folders ?? []}
        hasMore={choices.listed?.hasMoreFolders ?? false}
        onOpen={open}
        onMore={choices.moreFolders}
      />
      <ChoiceGrid
        {...choices}
        isNarrowed={searched !== '' || type !== undefined}
        isMany={isMany}
        chosen={chosen}
        onSelect={select}
        onChoose={(file) => void end(isMany ? (chosen.length > 0 ? chosen : [file]) : [file])}
      />
      <PickerFoot {...{ chosen, isMany, pictured, altText, setAltText, problem }} onEnd={() => void end(chosen)} />
      {isOver && <DropHint />}
    </div>
  )
}

/** The uploads that begin in this dialog. */
function useUploadsHere(folderId: string) {
  const { uploads, add: upload } = useUploads()
  const [ownIds, setOwnIds] = useState<readonly string[]>([])
  const mayUpload = useMay()('MEDIA.SITE_MEDIA_FILES_UPLOAD')
  const add = (files: readonly LocalFile[]): void => {
    const added = upload(files, { folderId })
    setOwnIds((before) => [...before, ...added])
  }
  return { uploads, ownIds, add, isOver: useFileDrop(mayUpload, add) }
}
