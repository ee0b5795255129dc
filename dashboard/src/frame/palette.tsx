import { Dialog as Base } from '@base-ui/react/dialog'
import { Command } from 'cmdk'
import { useEffect, useState, type ReactNode } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { Keys } from '../kit/keys.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { SearchResults } from './find.server.ts'
import { menuEntries, useReachable } from './menu.ts'
import { usePaletteActions } from './palette-actions.ts'

interface PaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const typingMs = 160

/** The command palette: Ctrl-K or ⌘K. Its script is loaded when it is first opened. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const { find: words } = useTexts().dashboard.frame
  const [typed, setTyped] = useState('')
  const run = (work: () => unknown) => () => {
    onOpenChange(false)
    void work()
  }
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="dialog palette overflow-hidden" aria-label={words.title}>
          <Command label={words.title} className="flex min-h-0 flex-col">
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={words.placeholder}
              maxLength={100}
              className="palette-input"
            />
            <Command.List label={words.title} className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
              <Results typed={typed} run={run} />
            </Command.List>
          </Command>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Results({ typed, run }: { typed: string; run: (work: () => unknown) => () => void }) {
  const { find: words, pages } = useTexts().dashboard.frame
  const { orders, products, isLooking } = useSearchResults(typed)
  const navigate = useNavigate()
  const isReachable = useReachable()
  const actions = usePaletteActions()
  const go = (to: string) => run(() => navigate(to))
  return (
    <>
      <Command.Empty className="px-3 py-8 text-center text-soft">{isLooking ? words.searching : words.none}</Command.Empty>
      <Group title={words.orders} isShown={orders.length > 0}>
        {orders.map(({ id, number, who, total }) => (
          <Item key={id} value={`${typed} ${id}`} text={`${words.order(number)} ${who}`} aside={total} onSelect={go(paths.order(id))} />
        ))}
      </Group>
      <Group title={words.products} isShown={products.length > 0}>
        {products.map(({ id, name, price }) => (
          <Item key={id} value={`${typed} ${id}`} text={name} aside={price} onSelect={go(paths.product(id))} />
        ))}
      </Group>
      <Group title={words.goTo}>
        {menuEntries.filter(isReachable).map(({ name, to, key }) => (
          <Item key={name} value={pages[name]} text={pages[name]} aside={<Keys keys={['G', key]} />} onSelect={go(to)} />
        ))}
      </Group>
      <Group title={words.actions}>
        {actions.map(({ text, act }) => (
          <Item key={text} value={text} text={text} onSelect={run(act)} />
        ))}
      </Group>
    </>
  )
}

/** Search results of the server, a moment after the last key press. */
function useSearchResults(typed: string): SearchResults & { isLooking: boolean } {
  const { data, state, load } = useFetcher<SearchResults>()
  const words = typed.trim()
  useEffect(() => {
    if (!words || !navigator.onLine) return undefined
    const timer = setTimeout(() => void load(`${paths.find}?${new URLSearchParams({ q: words })}`), typingMs)
    return () => clearTimeout(timer)
  }, [words, load])
  return { ...(words && data ? data : { orders: [], products: [] }), isLooking: words !== '' && (state !== 'idle' || !data) }
}

function Group({ title, isShown = true, children }: { title: string; isShown?: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <Command.Group heading={title} className="palette-group">
      {children}
    </Command.Group>
  )
}

interface ItemProps {
  value: string
  text: string
  aside?: ReactNode
  onSelect: () => void
}

const Item = ({ value, text, aside, onSelect }: ItemProps) => (
  <Command.Item value={value} onSelect={onSelect} className="palette-item">
    <span className="min-w-0 grow truncate">{text}</span>
    <span className="shrink-0 text-soft tabular-nums">{aside}</span>
  </Command.Item>
)
