import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../kit/card.tsx'
import { squareOf } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Picture } from './section-choices.server.ts'
import { useSectionErrors } from './section-context.ts'

/** Choice of the home page's main picture: the current one, none, or another one of the shop. */
export function HeroPictures({ value, pictures }: { value: string; pictures: readonly Picture[] }) {
  const { settings: texts } = useTexts().dashboard
  const error = useSectionErrors().of('heroMediaId')
  return (
    <Card title={texts.fields.heroMediaId ?? ''} detail={texts.hints.heroMediaId}>
      <fieldset>
        <legend className="sr-only">{texts.fields.heroMediaId}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          <PictureChoice id="" text={texts.noPicture} isChosen={value === ''}>
            <span className="grid aspect-[4/3] place-items-center bg-sunken text-soft">
              <ImageOff aria-hidden className="size-6" strokeWidth={1.5} />
            </span>
          </PictureChoice>
          {pictures.map(({ id, url, text }) => (
            <PictureChoice key={id} id={id} text={text} isChosen={value === id}>
              <img src={squareOf(url, 280)} alt="" loading="lazy" className="aspect-[4/3] w-full object-cover" />
            </PictureChoice>
          ))}
        </div>
        {error && <p className="mt-2 text-small font-medium text-danger">{error}</p>}
      </fieldset>
    </Card>
  )
}

interface PictureChoiceProps {
  id: string
  text: string
  isChosen: boolean
  children: ReactNode
}

const PictureChoice = ({ id, text, isChosen, children }: PictureChoiceProps) => (
  <label className="card cursor-pointer overflow-hidden has-checked:border-accent has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-2">
    {children}
    <span className="flex items-center gap-2 px-2.5 py-1.5 text-small">
      <input type="radio" name="heroMediaId" value={id} defaultChecked={isChosen} className="size-4 shrink-0" />
      <span className="min-w-0 truncate">{text}</span>
    </span>
  </label>
)
