import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { FoldCard } from './file/fold-card.tsx'

const CropForm = lazy(async () => ({ default: (await import('./crop-form.tsx')).CropForm }))

interface Point {
  x: number
  y: number
}

interface PictureEditorProps {
  source: string
  width: number
  height: number
  focalPoint: Point | undefined
}

/** The focal point and the crop of a picture. Both need scripts. */
export function PictureEditor({ source, width, height, focalPoint }: PictureEditorProps) {
  const { mediaFile: texts } = useTexts().dashboard
  if (!useHydrated()) return null
  return (
    <>
      <FoldCard title={texts.focalPoint} detail={texts.focalPointHint}>
        <FocalPointForm source={source} saved={focalPoint} />
      </FoldCard>
      <FoldCard title={texts.crop} detail={texts.cropHint}>
        <Suspense>
          <CropForm {...{ source, width, height }} />
        </Suspense>
      </FoldCard>
    </>
  )
}

const step = 0.01
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
const percent = (share: number): number => Math.round(share * 100)

function FocalPointForm({ source, saved }: { source: string; saved: Point | undefined }) {
  const { mediaFile: texts } = useTexts().dashboard
  const [point, setPoint] = useState(saved ?? { x: 0.5, y: 0.5 })
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  const press = (event: KeyboardEvent): void => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    setPoint(({ x, y }) => ({ x: within(x + move.x * times), y: within(y + move.y * times) }))
  }
  const label = texts.focalPointAt(percent(point.x), percent(point.y))
  return (
    <Form method="post" className="grid justify-items-start gap-3" preventScrollReset>
      <input type="hidden" name="intent" value="focal-point" />
      <input type="hidden" name="x" value={point.x} />
      <input type="hidden" name="y" value={point.y} />
      <button type="button" aria-label={label} onClick={click} onKeyDown={press} className="relative mx-auto max-w-full cursor-crosshair">
        <img src={source} alt="" draggable={false} className="max-h-80 max-w-full rounded-control" />
        <span
          aria-hidden
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-accent/60 shadow-[0_0_0_1px_black]"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </button>
      <output className="text-small text-soft tabular-nums">{label}</output>
      <Button type="submit" look="quiet">
        {texts.saveFocalPoint}
      </Button>
    </Form>
  )
}
