import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'
import { useSection, useSectionErrors } from './section-context.ts'
import { countryNamesId } from './section-fields.tsx'
import { dispatchInput } from './use-unsaved.ts'

/** The countries of a delivery region. Each can be removed; another is added by its name or code. */
export function CountriesAt({ at, codes: initial }: { at: string; codes: readonly string[] }) {
  const { settings: texts, sectionForm } = useTexts().dashboard
  const { countries } = useSection()
  const error = useSectionErrors().within(`${at}.countries`)
  const isHydrated = useHydrated()
  const [codes, setCodes] = useState(initial)
  const nameOf = (code: string): string => countries.find(({ value }) => value === code)?.text ?? code
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => void dispatchInput(place.current), [codes])
  const id = useId()
  return (
    <fieldset ref={place} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{texts.fields.countries}</legend>
      {codes.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {codes.map((code, index) => (
            <li key={code} className="chip min-h-7! cursor-default! py-0! ps-2.5! pe-1!">
              <input type="hidden" name={`${at}.countries.${index}`} value={code} />
              {nameOf(code)}
              <button
                type="submit"
                formNoValidate
                name="intent"
                value={`remove:${at}.countries.${index}`}
                aria-label={sectionForm.rows.remove(nameOf(code))}
                className="icon-button size-6"
                onClick={(event: MouseEvent) => {
                  if (!isHydrated) return
                  event.preventDefault()
                  setCodes(codes.filter((other) => other !== code))
                }}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewCountry at={at} onAdd={(code) => codes.includes(code) || setCodes([...codes, code])} />
      {error && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function NewCountry({ at, onAdd }: { at: string; onAdd: (code: string) => void }) {
  const { settings: texts } = useTexts().dashboard
  const { countries } = useSection()
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const codeOf = (text: string): string | undefined => {
    const wanted = text.trim().toLowerCase()
    return countries.find(({ value, text: name }) => name.toLowerCase() === wanted || value.toLowerCase() === wanted)?.value
  }
  const add = (code: string | undefined): void => {
    if (!code) return
    onAdd(code)
    setTyped('')
  }
  // Choosing from the browser's suggestions is a single change that no key caused.
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value } = event.target
    setTyped(value)
    if (!(event.nativeEvent instanceof InputEvent) || event.nativeEvent.inputType === 'insertReplacementText') add(codeOf(value))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(codeOf(typed))
  }
  return (
    <div className="flex max-w-sm gap-2">
      <input
        name={`newCountry.${at.slice(at.lastIndexOf('.') + 1)}`}
        value={typed}
        onChange={onChange}
        onKeyDown={onKeyDown}
        list={countryNamesId}
        aria-label={texts.addCountry}
        placeholder={texts.addCountry}
        className="control"
        maxLength={100}
        autoComplete="off"
      />
      <button
        type="submit"
        formNoValidate
        name="intent"
        value={`country:${at}`}
        className="button button-quiet"
        onClick={(event: MouseEvent) => {
          if (!isHydrated) return
          event.preventDefault()
          add(codeOf(typed))
        }}
      >
        <Plus aria-hidden className="size-4" />
        {texts.add}
      </button>
    </div>
  )
}
