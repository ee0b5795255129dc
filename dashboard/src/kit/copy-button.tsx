import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../texts/texts.ts'

interface CopyButtonProps {
  text: string
  /** What it copies: "the order's id". */
  what: string
  /** Shows the word next to the icon. */
  isWorded?: boolean
}

const messageMs = 2000

/** Copies a text to the clipboard and confirms it. Not rendered without scripts. */
export function CopyButton({ text, what, isWorded = false }: CopyButtonProps) {
  const { kit } = useTexts().dashboard
  const [said, setSaid] = useState('')
  const isHydrated = useHydrated()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), messageMs)
    return () => clearTimeout(timer)
  }, [said])
  if (!isHydrated) return null
  const Icon = said === kit.copied ? Check : Copy
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(kit.copied),
      () => setSaid(kit.copyFailed),
    )
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={kit.copyOf(what)}
      className={`print:hidden ${isWorded ? 'button button-quiet' : 'icon-button size-7'}`}
    >
      <Icon aria-hidden className="size-4" />
      {isWorded && <span aria-hidden>{said || kit.copy}</span>}
      <output className="sr-only">{said}</output>
    </button>
  )
}
