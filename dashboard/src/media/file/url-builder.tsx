import { useEffect, useState } from 'react'
import { Field, Select } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../../kit/card.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { mediaUriOf } from '../../media-picker/media-uri.ts'
import { useTexts } from '../../texts/texts.ts'
import { FoldCard } from './fold-card.tsx'
import { pictureUrl, sideMax, type PictureSettings } from './picture-url.ts'

interface UrlBuilderProps {
  picture: { id: string; url: string; name: string; width: number; height: number }
  focalPoint: { x: number; y: number } | undefined
  isPrivate: boolean
}

type Focus = 'file' | 'middle' | 'top' | 'bottom' | 'left' | 'right'

const points: Readonly<Record<Exclude<Focus, 'file'>, { x: number; y: number }>> = {
  middle: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
}

/** Builds the URL of a picture in a size and format, and shows what it serves. It needs scripts. */
export function UrlBuilder({ picture, focalPoint, isPrivate }: UrlBuilderProps) {
  const { mediaUrl: texts } = useTexts().dashboard
  const [settings, setSettings] = useState(() => initial(picture))
  const [focus, setFocus] = useState<Focus>('file')
  if (!useHydrated()) return null
  if (isPrivate)
    return (
      <Card title={texts.title}>
        <p className="text-soft">{texts.isPrivate}</p>
      </Card>
    )
  const set = (changes: Partial<PictureSettings>): void => setSettings({ ...settings, ...changes })
  const url = pictureUrl(picture, { ...settings, focus: pointOf(focus, settings.how, focalPoint) })
  return (
    <FoldCard title={texts.title} detail={texts.hint}>
      <div className="grid gap-4">
        <Select label={texts.how} value={settings.how} onChange={({ target }) => set({ how: target.value as PictureSettings['how'] })}>
          {Object.entries(texts.hows).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <div className="grid grid-cols-3 gap-3">
          <Whole label={texts.width} max={sideMax} value={settings.width} set={(width) => set({ width })} />
          <Whole label={texts.height} max={sideMax} value={settings.height} set={(height) => set({ height })} />
          <Whole label={texts.quality} max={100} value={settings.quality} set={(quality) => set({ quality })} />
        </div>
        {settings.how !== 'fit' && (
          <Select label={texts.focus} value={focus} onChange={({ target }) => setFocus(target.value as Focus)}>
            {Object.entries(texts.focuses).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
        <label className="flex items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={settings.isAutomatic}
            onChange={({ target }) => set({ isAutomatic: target.checked })}
          />
          {texts.automatic}
        </label>
        <Preview url={url} />
        <Copied label={texts.url} text={url} what={texts.what} />
        <Copied label={texts.text} text={mediaUriOf({ ...picture, mediaType: 'IMAGE' })} what={texts.textWhat} />
      </div>
    </FoldCard>
  )
}

/** Half of the picture’s size, up to one that fits most pages. */
function initial({ width, height }: UrlBuilderProps['picture']): PictureSettings {
  const shrink = Math.min(1, 600 / width, 400 / height)
  return {
    how: 'fill',
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
    quality: 85,
    isAutomatic: true,
    focus: undefined,
  }
}

/** A fill follows the focal point of the file, also when that is changed; a crop has a fixed part. */
const pointOf = (focus: Focus, how: PictureSettings['how'], focalPoint: UrlBuilderProps['focalPoint']) =>
  focus === 'file' ? (how === 'crop' ? focalPoint : undefined) : points[focus]

interface WholeProps {
  label: string
  max: number
  value: number
  set(value: number): void
}

/** A whole number from 1. What isn’t one stays in the field, and changes nothing. */
function Whole({ label, max, value, set }: WholeProps) {
  const [text, setText] = useState(String(value))
  const change = (next: string): void => {
    setText(next)
    const number = Number(next)
    if (Number.isInteger(number) && number >= 1 && number <= max) set(number)
  }
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      step={1}
      required
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setText(String(value))}
    />
  )
}

const pauseMs = 400

/** What the URL serves, a moment after it was last changed: each new rendition is work for the server. */
function Preview({ url }: { url: string }) {
  const { mediaUrl: texts } = useTexts().dashboard
  const [loaded, setLoaded] = useState(url)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(url), pauseMs)
    return () => clearTimeout(timer)
  }, [url])
  return (
    <div className="grid place-items-center rounded-control bg-sunken p-3">
      {failed === loaded ? (
        <p className="text-small text-soft">{texts.loadFailed}</p>
      ) : (
        <img src={loaded} alt={texts.preview} onError={() => setFailed(loaded)} className="max-h-72 max-w-full" />
      )}
    </div>
  )
}

const Copied = ({ label, text, what }: { label: string; text: string; what: string }) => (
  <div>
    <p className="text-small text-soft">{label}</p>
    <p className="flex items-start gap-1">
      <code className="min-w-0 grow text-small wrap-anywhere">{text}</code>
      <CopyButton text={text} what={what} />
    </p>
  </div>
)
