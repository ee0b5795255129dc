import { useEffect, useRef, type ReactNode } from 'react'

type Tone = 'problem' | 'good' | 'plain'

const tones: Readonly<Record<Tone, string>> = {
  problem: 'border-danger bg-danger-wash',
  good: 'border-good bg-good-wash',
  plain: 'border-line bg-sunken',
}

interface NoticeProps {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** Takes the focus when it appears, so that nobody misses why a form was returned. */
  focused?: boolean
}

/** A message of the page. Problems are announced at once. */
export function Notice({ tone = 'plain', title, children, focused = false }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) place.current?.focus()
  }, [focused, title])
  return (
    <div
      ref={place}
      role={tone === 'problem' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`rounded-control border border-s-4 px-4 py-3 ${tones[tone]}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  )
}
