import { useRef, useState, type KeyboardEvent } from 'react'
import { Field, Select } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { dispatchInput } from '../../../settings/use-unsaved.ts'
import { useTexts } from '../../../texts/texts.ts'
import { type Combination, completeOptions } from '../draft/combinations.ts'
import { useEditor } from '../editor-context.ts'
import { useMayChangeParts } from './use-may-change-parts.ts'

type Change = 'price' | 'sale' | 'cost' | 'weight' | 'quantity' | 'barcode' | 'on' | 'off'

/** Sets a field of all variants, or of those with a choice. Without scripts, each has its own field. */
export function ApplyToVariants({ combinations }: { combinations: readonly Combination[] }) {
  const { productEditor: texts } = useTexts().dashboard
  const { draft } = useEditor()
  const place = useRef<HTMLFieldSetElement>(null)
  const [scope, setScope] = useState('')
  const [change, setChange] = useState<Change>('price')
  const [value, setValue] = useState('')
  const [said, setSaid] = useState('')
  const mayChangeParts = useMayChangeParts()
  const isHydrated = useHydrated()
  if (!isHydrated || combinations.length < 2) return null
  const choices = completeOptions(draft.options).flatMap((option) => option.choices.map(({ name }) => [option.name, name] as const))
  const changes: [Change, string][] = [
    ['price', texts.fields.price],
    ...(mayChangeParts && draft.discount.type === 'NONE' ? [['sale', texts.sales.sale] satisfies [Change, string]] : []),
    ['cost', texts.fields.cost],
    ['weight', texts.fields.weight],
    ...(draft.tracked === 'on' ? [['quantity', texts.variants.quantity] satisfies [Change, string]] : []),
    ...(mayChangeParts ? [['barcode', texts.sales.clearBarcodes] satisfies [Change, string]] : []),
    ['off', texts.variants.offerFields.off],
    ['on', texts.variants.offerFields.on],
  ]
  const isCheck = change === 'on' || change === 'off'
  const run = (): void => {
    const [option, choice] = scope === '' ? [] : (JSON.parse(scope) as [string, string])
    const indexes = combinations.flatMap(({ choices: of }, index) => (option === undefined || of[option] === choice ? [index] : []))
    const form = place.current?.closest('form')
    for (const index of indexes) {
      const field = form?.elements.namedItem(`variants.${index}.${isCheck ? 'visible' : change}`)
      if (!(field instanceof HTMLInputElement)) continue
      if (isCheck) field.checked = change === 'on'
      // A barcode is that of one variant, so that several can only be cleared.
      else field.value = change === 'barcode' ? '' : value.trim()
    }
    dispatchInput(place.current)
    setSaid(texts.variants.applied(indexes.length))
  }
  const runOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    run()
  }
  return (
    <fieldset ref={place} className="mt-3 rounded-control border border-line bg-sunken p-3">
      <legend className="sr-only">{texts.variants.apply}</legend>
      <p aria-hidden className="mb-2 font-medium">
        {texts.variants.apply}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select label={texts.variants.applyTo} value={scope} onChange={({ target }) => setScope(target.value)} className="min-w-32 flex-1">
          <option value="">{texts.variants.all}</option>
          {choices.map(([option, choice]) => (
            <option key={`${option} ${choice}`} value={JSON.stringify([option, choice])}>
              {texts.variants.having(option, choice)}
            </option>
          ))}
        </Select>
        <Select
          label={texts.variants.field}
          value={change}
          onChange={({ target }) => setChange(target.value as Change)}
          className="min-w-32 flex-1"
        >
          {changes.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
        {!isCheck && change !== 'barcode' && (
          <Field
            label={texts.variants.value}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={runOnEnter}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            className="min-w-32 flex-1"
          />
        )}
        <button type="button" className="button button-quiet" onClick={run}>
          {texts.variants.run}
        </button>
      </div>
      <output className="block text-small text-soft empty:hidden">{said}</output>
    </fieldset>
  )
}
