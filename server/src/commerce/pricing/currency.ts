/** ISO 4217 currencies whose number of decimals isn't two, by that number. */
const DECIMALS: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const EXCEPTIONS = new Map(
  Object.entries(DECIMALS).flatMap(([scale, currencies]) => currencies.map((currency) => [currency, Number(scale)])),
)

/**
 * The number of decimals of a currency's amounts: EUR 2, JPY 0, KWD 3. By ISO 4217, not Intl: Intl follows custom and
 * would cut off decimals that a payment provider counts. Throws a RangeError for an invalid currency code.
 */
export function scaleOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`not a currency code: ${JSON.stringify(currency)}`)
  return EXCEPTIONS.get(currency) ?? 2
}
