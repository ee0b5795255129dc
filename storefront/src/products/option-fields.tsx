import { useTexts } from '../texts/texts.ts'
import type { OfferedChoice, OfferedOption } from './choices.ts'
import { fieldOfOption } from './field-names.ts'

interface OptionFieldsProps {
  options: readonly OfferedOption[]
  onChoose(option: string, choice: string): void
}

/** Radio buttons for each option. Without scripts a button updates the price, the stock and the other options. */
export function OptionFields({ options, onChoose }: OptionFieldsProps) {
  const { product } = useTexts().storefront
  if (options.length === 0) return null
  return (
    <>
      {options.map(({ name, choices }) => (
        <fieldset key={name}>
          <legend className="mb-2 font-medium">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <ChoiceRadio key={choice.name} option={name} choice={choice} onChoose={() => onChoose(name, choice.name)} />
            ))}
          </div>
        </fieldset>
      ))}
      {options.some(({ choices }) => choices.length > 1) && (
        <button type="submit" formMethod="get" formNoValidate className="button button-quiet no-scripts-only">
          {product.showChoice}
        </button>
      )}
    </>
  )
}

function ChoiceRadio({ option, choice, onChoose }: { option: string; choice: OfferedChoice; onChoose(): void }) {
  const { product } = useTexts().storefront
  const { name, color, chosen, inStock } = choice
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${inStock ? '' : 'border-dashed'}`}
    >
      <input type="radio" name={fieldOfOption(option)} value={name} checked={chosen} onChange={onChoose} className="sr-only" />
      {color && (
        <svg viewBox="0 0 16 16" className="size-5 shrink-0" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-edge" />
        </svg>
      )}
      <span>
        {name}
        {!inStock && <span className="block text-small font-normal text-soft">{product.soldOutChoice}</span>}
      </span>
    </label>
  )
}
