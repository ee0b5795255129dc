import { decimalString } from './scalars.ts'

/** An amount of money in a request, such as `"12.50"`: zero or more, at most 15 digits and three decimal places. */
export const Amount = decimalString({ digits: 15, scale: 3, signed: false, form: 'an amount of zero or more, in a string' })

/** An amount that overrides a catalogue price: 0 to 999999999, at most three decimal places. */
export const OverridingAmount = decimalString({
  digits: 9,
  scale: 3,
  signed: false,
  form: 'an amount between 0 and 999999999, in a string',
})

/** A fraction of one, such as `"0.19"` for 19%: zero or more, at most six decimal places. */
export const Rate = decimalString({
  digits: 9,
  scale: 6,
  signed: false,
  form: 'a rate of zero or more, in a string; "0.19" is 19%',
})
