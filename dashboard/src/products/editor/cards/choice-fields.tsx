import { useId, useState, type ChangeEvent, type ReactNode } from 'react'
import { Dropdown } from '../../../kit/dropdown.tsx'
import { BareAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { isColourCode } from '../draft/choice-checks.ts'
import type { ChoiceDraft } from '../draft/product-draft.ts'
import { useEditor } from '../editor-context.ts'
import { factsIn, useEditorMedia } from '../editor-media.ts'

interface ChoiceFieldsProps {
  choice: ChoiceDraft
  at: string
  name: string
  buttons: ReactNode
}

// The colour is shown by CSS, to work without scripts.
export const onlyColours = 'hidden group-has-[input[name$=isColour]:checked]/option:flex'

/** A choice of an option: its name, its colour, and the pictures that shoppers see when they choose it. */
export function ChoiceFields({ choice, at, name, buttons }: ChoiceFieldsProps) {
  const { options: texts } = useTexts().dashboard.productEditor
  const fresh = useId()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input type="hidden" name={`${at}.key`} value={choice.key || fresh} />
      <input type="hidden" name={`${at}.was`} value={choice.was} />
      <div className="min-w-32 flex-1">
        <BareAt name={`${at}.name`} value={choice.name} label={texts.choice} maxLength={50} autoComplete="off" />
      </div>
      <div className={onlyColours}>
        <ColourField name={`${at}.colour`} value={choice.colour} of={name} />
      </div>
      <ChoicePictures choice={choice} {...{ at, name }} />
      {buttons}
    </div>
  )
}

/** `#c53` as `#cc5533`, which is all that browsers pick from. */
const inFull = (code: string): string => (code.length === 4 ? code.replaceAll(/[0-9a-f]/gi, '$&$&') : code)

export function ColourField({ name, value, of }: { name: string; value: string; of: string }) {
  const { options: texts } = useTexts().dashboard.productEditor
  const [code, setCode] = useState(value)
  const [picks, setPicks] = useState(0)
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setCode(target.value)
    setPicks(picks + 1)
  }
  return (
    <span className="flex items-center gap-2">
      <input
        type="color"
        aria-label={texts.colour(of)}
        value={isColourCode(code) ? inFull(code) : '#000000'}
        onChange={pick}
        className="size-9"
      />
      <span className="w-28">
        <BareAt
          key={picks}
          name={name}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          label={texts.colourCode(of)}
          placeholder="#c2543d"
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
    </span>
  )
}

function ChoicePictures({ choice, at, name }: Omit<ChoiceFieldsProps, 'buttons'>) {
  const { options: texts } = useTexts().dashboard.productEditor
  const { draft } = useEditor()
  const known = useEditorMedia()
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>(choice.pictures)
  const media = draft.media.filter((one) => one.id !== '')
  const count = media.filter((one) => chosen.includes(one.id)).length
  return (
    <Dropdown trigger={texts.pictures(count)} label={`${texts.picturesOf(name)}: ${texts.pictures(count)}`} side="end">
      <fieldset className="w-80 p-3">
        <legend className="sr-only">{texts.picturesOf(name)}</legend>
        {media.length === 0 && <p className="text-soft">{texts.addPicturesFirst}</p>}
        <div className="grid grid-cols-4 gap-2">
          {media.map((one, index) => (
            <label key={one.id} htmlFor={`${id}-${one.id}`} className="relative block">
              <input
                type="checkbox"
                id={`${id}-${one.id}`}
                name={`${at}.pictures.${index}`}
                value={one.id}
                defaultChecked={choice.pictures.includes(one.id)}
                onChange={({ target: { checked } }) =>
                  setChosen(checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
                }
                className="absolute start-1 top-1 size-4"
              />
              <span className="sr-only">{texts.picture(index + 1)}</span>
              {factsIn(known, one.id).thumbnail && (
                <img src={factsIn(known, one.id).thumbnail} alt="" className="aspect-square w-full rounded-control object-cover" />
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </Dropdown>
  )
}
