import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { FileIcon } from '../../../media/file-icon.tsx'
import { dropTarget, FileButton, startDrag } from '../../../media/file-order.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { displayFile } from './display-file.tsx'
import { altOf, uriOf, type Entry } from './entries.ts'

interface FileRowProps {
  entry: Entry
  index: number
  count: number
  origin: string
  isReadOnly: boolean
  isDragged: boolean
  onDragStart: () => void
  onDragEnd: () => void
  onDropHere: () => void
  onMove: (to: number, button: string) => void
  onAlt: (alt: string) => void
  onRemove: () => void
}

/** An entry of a list of files, which is dragged to another place, or moved by its arrow buttons. */
export function FileRow({ entry, index, count, origin, isReadOnly, isDragged, ...on }: FileRowProps) {
  const { dashboard } = useTexts()
  const { mediaPicker: texts, mediaField: words } = dashboard
  const file = displayFile(uriOf(entry), origin, dashboard)
  const name = file?.name ?? words.unknown
  const alt = altOf(entry)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow buttons are the keyboard's way.
    <li
      data-key={entry.key}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 p-2 ${isDragged ? 'opacity-50' : ''}`}
      {...dropTarget(on.onDropHere)}
    >
      {!isReadOnly && (
        <span
          aria-hidden
          draggable
          className="cursor-grab text-soft max-sm:hidden"
          onDragStart={(event) => {
            startDrag(event, index)
            on.onDragStart()
          }}
          onDragEnd={on.onDragEnd}
        >
          <GripVertical className="size-5" />
        </span>
      )}
      {file?.thumbnail ? (
        <img src={file.thumbnail} alt="" draggable={false} className="size-14 shrink-0 rounded-control bg-sunken object-contain" />
      ) : (
        <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken">
          <FileIcon mediaType={file?.mediaType ?? 'UNKNOWN'} className="size-6" />
        </span>
      )}
      <div className="min-w-32 flex-1 basis-40">
        <p className="text-small font-medium wrap-anywhere">{name}</p>
        <div className="text-small text-soft">{file?.detail}</div>
        {alt !== undefined && isReadOnly && <p className="text-small text-soft">{alt}</p>}
        {alt !== undefined && !isReadOnly && (
          <input
            aria-label={texts.altTextOf(name)}
            placeholder={texts.altText}
            value={alt}
            maxLength={1000}
            onChange={({ target }) => on.onAlt(target.value)}
            className="control mt-1"
            autoComplete="off"
          />
        )}
      </div>
      {!isReadOnly && (
        <div className="ms-auto flex shrink-0">
          <FileButton name="earlier" label={texts.earlier(name)} isOff={index === 0} onClick={() => on.onMove(index - 1, 'earlier')}>
            <ArrowUp aria-hidden className="size-4" />
          </FileButton>
          <FileButton name="later" label={texts.later(name)} isOff={index === count - 1} onClick={() => on.onMove(index + 1, 'later')}>
            <ArrowDown aria-hidden className="size-4" />
          </FileButton>
          <FileButton name="remove" label={texts.removeFile(name)} onClick={on.onRemove}>
            <X aria-hidden className="size-4" />
          </FileButton>
        </div>
      )}
    </li>
  )
}
