import { gridShortcuts } from '../grid/grid-shortcuts.ts'
import { Keys, useCommandKey } from '../kit/keys.tsx'
import { useTexts } from '../texts/texts.ts'
import { menuEntries, useReachable } from './menu.ts'

/** All keyboard shortcuts of the frame. */
export function ShortcutList() {
  const { shortcuts, pages } = useTexts().dashboard.frame
  const commandKey = useCommandKey()
  const everywhere = [
    { text: shortcuts.find, keys: [commandKey, 'K'] },
    { text: shortcuts.search, keys: ['/'] },
    { text: shortcuts.help, keys: ['?'] },
    { text: shortcuts.close, keys: ['Esc'] },
  ]
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Group title={shortcuts.groups.everywhere} rows={everywhere} />
      <Group
        title={shortcuts.groups.goTo}
        rows={menuEntries.filter(useReachable()).map(({ name, key }) => ({ text: pages[name], keys: ['G', key] }))}
      />
      <Group title={shortcuts.grid.title} rows={gridShortcuts(shortcuts.grid, commandKey)} />
    </div>
  )
}

const Group = ({ title, rows }: { title: string; rows: readonly { text: string; keys: readonly string[] }[] }) => (
  <section>
    <h2 className="mb-1 text-small font-medium text-soft">{title}</h2>
    <dl className="divide-y divide-line">
      {rows.map(({ text, keys }) => (
        <div key={text} className="flex min-h-9 items-center justify-between gap-4">
          <dt>{text}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
