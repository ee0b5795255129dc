import { useCallback, useEffect } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { importEvents } from '@stoa/contract/data-imports/events'
import { useLive } from '../kit/live.ts'
import { useLookingAgain } from '../kit/look-again.ts'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { isAtWork, percentOf, type Import } from './import-view.ts'
import { ProgressBar } from './progress-bar.tsx'

type Task = Pick<Import, 'id' | 'target' | 'fileName' | 'status' | 'bytesRead' | 'sizeBytes'>

const lookAgainMs = 1_500
const types = Object.values(importEvents).map(({ type }) => type)

/** Background work, in the corner of every page but its own. Polls while something is in progress, and updates when something starts or ends. */
export function BackgroundTray() {
  const { background: words } = useTexts().dashboard
  const mayRead = useMay()('IMPORTS.READ')
  const { pathname } = useLocation()
  const { data, load } = useFetcher<{ tasks: Task[] }>({ key: 'background-tray' })
  const look = useCallback(() => load(paths.importTray), [load])
  useLive(types, () => void look())
  useEffect(() => {
    if (mayRead) void look()
  }, [mayRead, look])
  useLookingAgain(data?.tasks.some(isAtWork) === true, look, lookAgainMs)
  const tasks = (data?.tasks ?? []).filter((task) => !pathname.endsWith(paths.import(task)))
  if (tasks.length === 0) return null
  return (
    <aside aria-label={words.tray} className="float pointer-events-auto w-full p-4">
      <h2 className="text-small font-semibold">{words.tray}</h2>
      <ul className="mt-2 space-y-3">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={paths.import(task)} className="link block truncate text-small">
              {task.fileName}
            </Link>
            <ProgressBar
              label={`${words.statuses[task.status]}: ${task.fileName}`}
              percent={percentOf(task)}
              text={`${words.statuses[task.status]} · ${words.progress(percentOf(task))}`}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}
