/** ISO 4217 currencies that do not have two decimals, by how many they have. */
const DECIMALS: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const EXCEPTIONS = new Map(
  Object.entries(DECIMALS).flatMap(([scale, currencies]) => currencies.map((currency) => [currency, Number(scale)])),
)

/**
 * How many decimals a currency's amounts have: EUR 2, JPY 0, KWD 3. ISO 4217 is asked, not Intl: Intl follows custom and
 * would cut off decimals that a payment provider counts. Throws RangeError for what is not a currency code.
 */
export function scaleOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`not a currency code: ${JSON.stringify(currency)}`)
  return EXCEPTIONS.get(currency) ?? 2
}
