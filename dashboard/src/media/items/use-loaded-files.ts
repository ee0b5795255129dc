import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '../../kit/address-of.ts'
import { paths } from '../../paths.ts'
import type { FileRow } from '../media-row.ts'
import { firstPage, refreshed, withFirstPage, withNextPage, type LoadedFiles } from './loaded-files.ts'

interface Page {
  files: readonly FileRow[]
  next: string | undefined
}

const refreshedMax = 100

/** The files of a list, and a way to load more of them. They start again when the URL changes. */
export function useLoadedFiles(page: Page & { folderId: string }) {
  const { pathname, search } = useLocation()
  const key = `${pathname}${withoutFolders(search)}`
  const [state, setState] = useState({ key, page: page as Page, loaded: firstPage(page) })
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  let current = state
  if (state.key !== key) current = { key, page, loaded: firstPage(page) }
  else if (state.page.files !== page.files) current = { key, page, loaded: withFirstPage(state.loaded, page, state.page) }
  if (current !== state) {
    setState(current)
    if (state.key !== key) setStatus('idle')
  }
  const { loaded } = current
  const change = (made: (before: LoadedFiles) => LoadedFiles): void =>
    setState((before) => (before.key === key ? { ...before, loaded: made(before.loaded) } : before))
  const requestRows = async (changes: Readonly<Record<string, string | readonly string[]>>): Promise<Page> => {
    const query = new URLSearchParams(search)
    query.set('folder', page.folderId)
    for (const [name, value] of Object.entries(changes)) {
      query.delete(name)
      for (const one of [value].flat()) query.append(name, one)
    }
    const answer = await fetch(`${addressOf(paths.mediaRows)}?${query}`, { headers: { accept: 'application/json' } })
    if (!answer.ok || answer.redirected) throw new Error(`rows: ${answer.status}`)
    return (await answer.json()) as Page
  }
  const loadMore = (): void => {
    if (loaded.next === undefined || status === 'loading') return
    setStatus('loading')
    requestRows({ cursor: loaded.next }).then(
      (next) => {
        change((before) => withNextPage(before, next))
        setStatus('idle')
      },
      () => setStatus('failed'),
    )
  }
  const refresh = (ids: readonly string[]): void => {
    const requested = ids.filter((id) => loaded.stale.has(id)).slice(0, refreshedMax)
    if (requested.length === 0) return
    requestRows({ id: requested }).then(
      ({ files }) => change((before) => refreshed(before, requested, files)),
      () => undefined,
    )
  }
  return { files: loaded.files, hasMore: loaded.next !== undefined, stale: loaded.stale, status, loadMore, refresh }
}

/** More folders don’t change which files there are. */
function withoutFolders(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('folders')
  return String(query)
}

interface Following extends ReturnType<typeof useLoadedFiles> {
  start: number
  end: number
}

/** How close to the end of what is loaded the next page is requested. */
const aheadItems = 40

/** Loads what follows when the end comes near, and reads files again that may have changed. */
export function useFollowing({ files, stale, status, hasMore, start, end, loadMore, refresh }: Following): void {
  const isNear = hasMore && status === 'idle' && end >= files.length - aheadItems
  const load = useEffectEvent(loadMore)
  const refreshVisible = useEffectEvent(() => refresh(files.slice(start, end).map(({ id }) => id)))
  useEffect(() => {
    if (isNear) load()
  }, [isNear])
  useEffect(() => {
    if (stale.size > 0) refreshVisible()
  }, [stale, start, end])
}
