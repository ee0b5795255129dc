/** A rate or percentage in millionths, a safe integer: "0.19" is 190000. The wire has at most six decimals. */
export type Millionths = number

export const ONE: Millionths = 1_000_000

const RATE = /^(\d{1,4})(?:\.(\d{1,6}))?$/

/** Reads a rate ("0.19") or a percentage ("12.5") exactly. Throws a RangeError for anything but digits with up to six decimals. */
export function readRate(text: string): Millionths {
  const [, whole, fraction = ''] = RATE.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`not a rate: ${JSON.stringify(text)}`)
  return Number(whole) * ONE + Number(fraction.padEnd(6, '0'))
}

/** 190000 → "0.19". */
export function writeRate(rate: Millionths): string {
  const fraction = String(rate % ONE)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return `${Math.floor(rate / ONE)}${fraction && `.${fraction}`}`
}

/** "0.19" → "19". */
export const percentageOf = (rate: string): string => writeRate(readRate(rate) * 100)
