import type { ReactNode } from 'react'

export type Tone = 'good' | 'look' | 'bad' | 'open' | 'quiet'

const washes: Readonly<Record<Tone, string>> = {
  good: 'bg-good-wash text-good',
  look: 'bg-look-wash text-look',
  bad: 'bg-danger-wash text-danger',
  open: 'bg-accent-wash text-accent-strong',
  quiet: 'bg-sunken text-soft',
}

const dots: Readonly<Record<Tone, string>> = {
  good: 'before:bg-good',
  look: 'before:bg-look',
  bad: 'before:bg-danger',
  open: 'before:border before:border-accent before:bg-transparent',
  quiet: 'before:border before:border-edge before:bg-transparent',
}

/** A state as a word: settled, needs attention, bad, open, or neutral. The dot distinguishes them without colour: filled is settled, hollow is open. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full border border-transparent py-px ps-2 pe-2.5 text-small font-medium whitespace-nowrap before:size-1.5 before:shrink-0 before:rounded-full before:content-[''] ${washes[tone]} ${dots[tone]}`}
  >
    {children}
  </span>
)

/** A count; nothing for zero. `label` says what is counted, for screen readers. */
export const CountBadge = ({ count, label, tone = 'open' }: { count: number; label: string; tone?: Tone }) =>
  count > 0 ? (
    <span className={`ms-auto rounded-full px-1.5 text-small leading-5 font-semibold tabular-nums ${washes[tone]}`}>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {label}</span>
    </span>
  ) : null
