type Control = Pick<HTMLInputElement, 'validity' | 'type'> & Partial<Pick<HTMLInputElement, 'minLength' | 'maxLength' | 'min' | 'max'>>

interface ViolatedRule {
  rule: string
  limit: number
}

const ofNothing = (rule: string): ViolatedRule => ({ rule, limit: 0 })

/** The rule that a control's value breaks by the browser's own checks, named as the server names it; undefined if it breaks none. */
export function violatedRule({ validity, type, minLength, maxLength, min, max }: Control): ViolatedRule | undefined {
  if (validity.valid) return undefined
  if (validity.valueMissing) return ofNothing('REQUIRED_FIELD')
  if (validity.typeMismatch && type === 'email') return ofNothing('EMAIL')
  if (validity.tooShort) return { rule: 'MIN_LENGTH', limit: minLength ?? 0 }
  if (validity.tooLong) return { rule: 'MAX_LENGTH', limit: maxLength ?? 0 }
  if (validity.rangeUnderflow) return { rule: 'MIN', limit: Number(min) }
  if (validity.rangeOverflow) return { rule: 'MAX', limit: Number(max) }
  return ofNothing('FORMAT')
}
