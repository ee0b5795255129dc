/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a list of pictures to choose from, which no HTML element is; the list has the keys of its tiles. */
import { Check } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fileTiles, TilePicture } from '../../media/media-tiles.tsx'
import { playTime } from '../../media/play-time.ts'
import { useTexts } from '../../texts/texts.ts'
import type { MediaChoice, MediaListing } from '../media-choice.ts'

interface ChoiceGridProps {
  listed: MediaListing | undefined
  hasFailed: boolean
  retry: () => void
  more: (() => void) | undefined
  isNarrowed: boolean
  isMany: boolean
  chosen: readonly MediaChoice[]
  onSelect: (file: MediaChoice) => void
  onChoose: (file: MediaChoice) => void
}

/** The files as tiles, one tab stop: arrow keys move, Space selects, Enter chooses. */
export function ChoiceGrid({ listed, hasFailed, retry, more, isNarrowed, isMany, chosen, onSelect, onChoose }: ChoiceGridProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const hintId = useId()
  const grid = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  if (hasFailed && !listed)
    return (
      <Message title={texts.failed}>
        <button type="button" className="button button-quiet mt-3" onClick={retry}>
          {texts.retry}
        </button>
      </Message>
    )
  if (!listed) return <Skeleton text={texts.loading} />
  const { files, folders } = listed
  if (files.length === 0 && folders.length > 0) return <output className="sr-only">{texts.count(0, false)}</output>
  if (files.length === 0)
    return <Message title={isNarrowed ? texts.noMatch : texts.none}>{isNarrowed ? texts.noMatchHint : texts.noneHint}</Message>
  const current = Math.min(at, files.length - 1)
  const tiles = (): HTMLElement[] => [...(grid.current?.children ?? [])] as HTMLElement[]
  const focus = (to: number): void => {
    const next = Math.max(0, Math.min(files.length - 1, to))
    if (to >= files.length) more?.()
    setAt(next)
    tiles()[next]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const file = files[current]
    const tops = tiles().map(({ offsetTop }) => offsetTop)
    const columns = tops.filter((top) => top === tops[0]).length
    const isReversed = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl'
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => focus(current + (isReversed ? -1 : 1)),
      ArrowLeft: () => focus(current + (isReversed ? 1 : -1)),
      ArrowDown: () => focus(current + columns < files.length || more ? current + columns : current),
      ArrowUp: () => focus(current - columns >= 0 ? current - columns : current),
      Home: () => focus(0),
      End: () => focus(files.length - 1),
      ' ': () => file && isReady(file) && onSelect(file),
      Enter: () => file && isReady(file) && onChoose(file),
    }
    if (!Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    keys[event.key]!()
  }
  return (
    <div>
      <output className="sr-only">{texts.count(files.length, more !== undefined)}</output>
      <p id={hintId} className="sr-only">
        {texts.keys}
      </p>
      <ul
        ref={grid}
        role="listbox"
        aria-label={texts.files}
        aria-describedby={hintId}
        aria-multiselectable={isMany || undefined}
        tabIndex={-1}
        className={fileTiles}
        onKeyDown={onKeyDown}
      >
        {files.map((file, index) => (
          <Tile
            key={file.id}
            file={file}
            isCurrent={index === current}
            isChosen={chosen.some(({ id }) => id === file.id)}
            onFocus={() => setAt(index)}
            onSelect={() => isReady(file) && onSelect(file)}
            onChoose={() => !isMany && isReady(file) && onChoose(file)}
          />
        ))}
      </ul>
      {more && (
        <p className="mt-3 text-center">
          <button type="button" className="button button-quiet" onClick={more}>
            {texts.more}
          </button>
        </p>
      )}
    </div>
  )
}

/** The size of a picture, or how long a recording is; otherwise the type. */
function detailOf(
  { mediaType, width, height, seconds }: MediaChoice,
  types: Readonly<Partial<Record<MediaChoice['mediaType'], string>>>,
  size: (width: number, height: number) => string,
): string {
  if (seconds !== undefined) return playTime(seconds)
  return width && height ? size(width, height) : (types[mediaType] ?? '')
}

const isReady = ({ status }: MediaChoice): boolean => status === 'READY'

interface TileProps {
  file: MediaChoice
  isCurrent: boolean
  isChosen: boolean
  onFocus: () => void
  onSelect: () => void
  onChoose: () => void
}

function Tile({ file, isCurrent, isChosen, onFocus, onSelect, onChoose }: TileProps) {
  const { media, mediaPicker: texts } = useTexts().dashboard
  const { name, status } = file
  const state = status === 'READY' ? undefined : media.states[status]
  return (
    <li
      role="option"
      aria-selected={isChosen}
      aria-disabled={state !== undefined || undefined}
      aria-label={state === undefined ? name : texts.isUnavailable(name, state)}
      title={name}
      tabIndex={isCurrent ? 0 : -1}
      className={`card relative min-w-0 overflow-clip ${state === undefined ? 'cursor-pointer' : 'cursor-default opacity-70'} ${isChosen ? 'border-accent outline-2 outline-accent' : ''}`}
      onFocus={onFocus}
      onClick={onSelect}
      onDoubleClick={onChoose}
    >
      <TilePicture file={file} />
      <p className="truncate px-2 pt-1.5 text-small font-medium">{name}</p>
      <p className={`truncate px-2 pb-1.5 text-small ${status === 'FAILED' ? 'text-danger' : 'text-soft'}`}>
        {state ?? detailOf(file, media.types, texts.size)}
      </p>
      {isChosen && (
        <span aria-hidden className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" />
        </span>
      )}
    </li>
  )
}

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <output className="grid min-h-48 place-content-center rounded-control bg-sunken px-4 py-8 text-center">
    <span className="block font-medium">{title}</span>
    <span className="block text-small text-soft">{children}</span>
  </output>
)

const Skeleton = ({ text }: { text: string }) => (
  <output className={fileTiles}>
    <span className="sr-only">{text}</span>
    {Array.from({ length: 10 }, (_none, index) => (
      <span key={index} aria-hidden className="block aspect-[4/5] animate-pulse rounded-card bg-sunken motion-reduce:animate-none" />
    ))}
  </output>
)
