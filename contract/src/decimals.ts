import { Type } from 'typebox'

/** A decimal in a string, zero or more, with at most so many digits before and after the point. */
const Unsigned = (digits: number, scale: number, description: string) =>
  Type.String({ pattern: `^(0|[1-9][0-9]{0,${digits - 1}})(\\.[0-9]{1,${scale}})?$`, description })

/** An amount of money someone sends, such as `"12.50"`: zero or more, at most 15 digits and three decimals. */
export const Amount = Unsigned(15, 3, 'an amount of zero or more, in a string')

/** An amount that replaces a catalogue price: zero to 999999999, at most three decimals. */
export const OverridingAmount = Unsigned(9, 3, 'an amount between 0 and 999999999, in a string')

/** A share of one, such as `"0.19"` for 19 %: zero or more, at most six decimals. */
export const Rate = Unsigned(9, 6, 'a rate of zero or more, in a string; "0.19" is 19 %')
