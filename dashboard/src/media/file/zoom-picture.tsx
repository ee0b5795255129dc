import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../../texts/texts.ts'
import { nextZoom, scrollFor, type Zoom } from './zoom.ts'

interface ZoomPictureProps {
  source: string
  altText: string
  name: string
}

interface Point {
  x: number
  y: number
}

/** A picture that fits the frame, or is larger and can be moved: by dragging, or by the arrow keys of the frame, which scrolls. */
export function ZoomPicture({ source, altText, name }: ZoomPictureProps) {
  const { mediaFile: texts } = useTexts().dashboard
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [size, setSize] = useState({ natural: 0, fitted: 1 })
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const focus = useRef<Point>({ x: 0.5, y: 0.5 })
  const dragged = useDragging(frame)
  const isHydrated = useHydrated()
  useLayoutEffect(() => {
    if (frame.current && picture.current && zoom !== 'fit') scrollFor(frame.current, picture.current, focus.current)
  }, [zoom])
  const measure = (): void => {
    const { current: image } = picture
    if (image && zoom === 'fit' && image.naturalWidth > 0)
      setSize({ natural: image.naturalWidth, fitted: image.clientWidth / image.naturalWidth })
  }
  const measureLoaded = useEffectEvent(measure)
  useEffect(() => measureLoaded(), [])
  const change = (next: Zoom, at: Point = middleOf(frame.current, picture.current)): void => {
    measure()
    focus.current = at
    setZoom(next)
  }
  const step = (direction: 1 | -1): void => change(nextZoom(zoom === 'fit' ? size.fitted : zoom, direction))
  const click = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    if (dragged.current) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    change(zoom === 'fit' ? 1 : 'fit', { x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': () => change('fit'),
    '1': () => change(1),
  }
  const press = (event: KeyboardEvent): void => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const percent = Math.round((zoom === 'fit' ? size.fitted : zoom) * 100)
  return (
    <figure className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys do what its buttons do. */}
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is within is no form.
        role="group"
        aria-label={texts.zoomOf(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame scrolls.
        tabIndex={0}
        onKeyDown={press}
        className={`media-zoom ${zoom === 'fit' ? '' : 'media-zoomed'}`}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys of the frame do it, too. */}
        <img
          ref={picture}
          src={source}
          alt={altText}
          draggable={false}
          onLoad={measure}
          onClick={click}
          style={zoom === 'fit' ? undefined : { width: size.natural * zoom }}
        />
      </div>
      <figcaption className="flex flex-wrap items-center gap-1">
        {isHydrated && (
          <>
            <ZoomButton label={texts.zoomOut} press={() => step(-1)}>
              <ZoomOut aria-hidden className="size-4.5" />
            </ZoomButton>
            <output className="w-14 text-center text-small text-soft tabular-nums">{texts.zoomAt(percent)}</output>
            <ZoomButton label={texts.zoomIn} press={() => step(1)}>
              <ZoomIn aria-hidden className="size-4.5" />
            </ZoomButton>
            <ZoomButton label={texts.zoomFit} press={() => change('fit')}>
              <Maximize2 aria-hidden className="size-4" />
            </ZoomButton>
            <button type="button" className="button button-quiet min-h-9 px-3 text-small" onClick={() => change(1)}>
              {texts.zoomFull}
            </button>
          </>
        )}
        <a href={source} target="_blank" rel="noreferrer" className="link ms-auto text-small">
          {texts.openOriginal}
        </a>
      </figcaption>
    </figure>
  )
}

const ZoomButton = ({ label, press, children }: { label: string; press(): void; children: ReactNode }) => (
  <button type="button" className="icon-button size-9 pointer-coarse:size-11" aria-label={label} title={label} onClick={press}>
    {children}
  </button>
)

/** The point of the picture that is in the middle of the frame, as shares of its width and height. */
function middleOf(frame: HTMLElement | null, picture: HTMLElement | null): Point {
  if (!frame || !picture) return { x: 0.5, y: 0.5 }
  const [outer, inner] = [frame.getBoundingClientRect(), picture.getBoundingClientRect()]
  const share = (start: number, length: number, from: number, size: number): number =>
    size === 0 ? 0.5 : Math.max(0, Math.min(1, (start + length / 2 - from) / size))
  return {
    x: share(outer.left, outer.width, inner.left, inner.width),
    y: share(outer.top, outer.height, inner.top, inner.height),
  }
}

const draggedFromPixels = 4

/** Moves what is in a frame with the mouse. Returns whether the pointer has moved since it was pressed. Fingers scroll by themselves. */
function useDragging(frame: React.RefObject<HTMLDivElement | null>) {
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let last: Point | undefined
    const down = (event: globalThis.PointerEvent): void => {
      hasMoved.current = false
      if (event.pointerType === 'mouse' && event.button === 0) last = { x: event.clientX, y: event.clientY }
    }
    const move = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      if (!last) return
      if (!hasMoved.current && Math.hypot(clientX - last.x, clientY - last.y) < draggedFromPixels) return
      hasMoved.current = true
      element.scrollBy(last.x - clientX, last.y - clientY)
      last = { x: clientX, y: clientY }
    }
    const up = (): void => {
      last = undefined
    }
    element.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
    }
  }, [frame])
  return hasMoved
}
