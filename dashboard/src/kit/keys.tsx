import { useHydrated } from '@stoa/ui/hydrated'

/** The modifier key: ⌘ on Apple keyboards, Ctrl on all others. */
export function useCommandKey(): string {
  const isHydrated = useHydrated()
  return isHydrated && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}

/** A sequence of keys. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="inline-flex items-center gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="grid h-5 min-w-5 place-items-center rounded border border-line bg-sunken px-1 font-sans text-[0.75rem] leading-none text-soft"
      >
        {key}
      </kbd>
    ))}
  </span>
)
