import { decimalString } from './scalars.ts'

/** An amount of money someone sends, such as `"12.50"`: zero or more, at most 15 digits and three decimals. */
export const Amount = decimalString({ digits: 15, scale: 3, signed: false, description: 'an amount of zero or more, in a string' })

/** An amount that replaces a catalogue price: zero to 999999999, at most three decimals. */
export const OverridingAmount = decimalString({
  digits: 9,
  scale: 3,
  signed: false,
  description: 'an amount between 0 and 999999999, in a string',
})

/** A share of one, such as `"0.19"` for 19 %: zero or more, at most six decimals. */
export const Rate = decimalString({
  digits: 9,
  scale: 6,
  signed: false,
  description: 'a rate of zero or more, in a string; "0.19" is 19 %',
})
