import { numberFormat } from '@stoa/ui/formats'

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
  { unit: 'millisecond', ms: 1 },
] as const

/** A duration in the largest unit that it fills: "120 ms", "3.2 sec". */
export function formatDuration(durationMs: number, locale: string): string {
  const { unit, ms } = units.find((one) => durationMs >= one.ms) ?? units.at(-1)!
  const amount = durationMs / ms
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: amount < 10 ? 1 : 0 }).format(amount)
}
