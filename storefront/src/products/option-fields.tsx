import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { OfferedOption } from './choices.ts'
import { fieldOfOption } from './field-names.ts'

interface OptionFieldsProps {
  options: readonly OfferedOption[]
  onChoose(option: string, choice: string): void
  /** What is chosen besides. */
  children?: ReactNode
}

/** Radio buttons for each option. Without scripts a button updates the price, the stock and the other options. */
export function OptionFields({ options, onChoose, children }: OptionFieldsProps) {
  const { product } = useTexts().storefront
  return (
    <>
      {options.map(({ name, choices }) => (
        <fieldset key={name}>
          <legend className="mb-2 font-medium">{name}</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ name: choice, color, chosen, inStock }) => (
              <ChoiceRadio
                key={choice}
                name={fieldOfOption(name)}
                value={choice}
                chosen={chosen}
                onChoose={() => onChoose(name, choice)}
                color={color}
                isInStock={inStock}
              >
                {choice}
                {!inStock && <span className="block text-small font-normal text-soft">{product.soldOutChoice}</span>}
              </ChoiceRadio>
            ))}
          </div>
        </fieldset>
      ))}
      {children}
      {(children || options.some(({ choices }) => choices.length > 1)) && (
        <button type="submit" formMethod="get" formNoValidate className="button button-quiet no-scripts-only">
          {product.showChoice}
        </button>
      )}
    </>
  )
}

interface ChoiceRadioProps {
  name: string
  value: string
  chosen: boolean
  onChoose(): void
  /** A CSS colour. */
  color: string | undefined
  isInStock?: boolean
  children: ReactNode
}

export function ChoiceRadio({ name, value, chosen, onChoose, color, isInStock = true, children }: ChoiceRadioProps) {
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isInStock ? '' : 'border-dashed'}`}
    >
      <input type="radio" name={name} value={value} checked={chosen} onChange={onChoose} className="sr-only" />
      {color && (
        <svg viewBox="0 0 16 16" className="size-5 shrink-0" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-edge" />
        </svg>
      )}
      <span>{children}</span>
    </label>
  )
}
