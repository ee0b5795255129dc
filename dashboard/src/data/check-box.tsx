import { useId } from 'react'

interface CheckBoxProps {
  name: string
  label: string
  hint: string
  isChecked?: boolean
}

/** A checkbox with a hint. */
export function CheckBox({ name, label, hint, isChecked = false }: CheckBoxProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5">
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={isChecked}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-4.5 shrink-0"
      />
      <div>
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}
