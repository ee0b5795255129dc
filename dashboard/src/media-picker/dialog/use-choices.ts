import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaType } from '@stoa/contract/files/states'
import { foldersMax, foldersStep } from '../../media/media-query.ts'
import { useUploaded } from '../../uploads/use-uploads.ts'
import { choiceOf, isAccepted, type MediaChoice, type MediaListing } from '../media-choice.ts'
import { listingAt } from './requests.ts'

const restMs = 150
const pendingMs = 1200

export interface ChoicesQuery {
  folderId: string
  search: string
  types: readonly MediaType[]
  /** The types that can be chosen. All if empty. */
  accepted: readonly MediaType[]
}

/** The files of a folder, page by page; undefined until the first response. Files that are uploaded or imported meanwhile come first. */
export function useChoices({ folderId, search, types, accepted }: ChoicesQuery) {
  const [refused, setRefused] = useState('')
  const [kept, setKept] = useState<{ listing: MediaListing; key: string }>()
  const [hasFailed, setHasFailed] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const typesText = types.join()
  const key = JSON.stringify([folderId, search, typesText])
  const listed = kept?.key === key ? kept.listing : undefined
  const ask = useCallback(
    async (cursor?: string): Promise<void> => {
      asking.current?.abort()
      const { signal } = (asking.current = new AbortController())
      const query = new URLSearchParams({ folder: folderId, q: search, ...(cursor && { cursor }) })
      for (const type of typesText.split(',')) if (type) query.append('type', type)
      const answer = await listingAt(query, signal)
      if (signal.aborted) return
      setHasFailed(!answer)
      if (!answer) return
      setKept((before) => {
        const above = cursor && before?.key === key ? before.listing : undefined
        return {
          key,
          listing: above ? { ...answer, ...foldersIn(above), files: withoutTwins([...above.files, ...answer.files]) } : answer,
        }
      })
    },
    [folderId, search, typesText, key],
  )
  useEffect(() => {
    const timer = setTimeout(() => void ask(), search ? restMs : 0)
    return () => {
      clearTimeout(timer)
      asking.current?.abort()
    }
  }, [ask, search])
  const setFiles = (change: (files: readonly MediaChoice[]) => MediaChoice[]): void =>
    setKept((before) => before && { ...before, listing: { ...before.listing, files: change(before.listing.files) } })
  const put = (file: MediaChoice): void => {
    setRefused(isAccepted(file, accepted) ? '' : file.name)
    if (isAccepted(file, accepted)) setFiles((files) => withoutTwins([file, ...files]))
  }
  const update = (files: readonly MediaChoice[]): void => {
    const current = new Map(files.map((file) => [file.id, file]))
    const other = files.find((file) => !isAccepted(file, accepted))
    if (other) setRefused(other.name)
    setFiles((before) =>
      before.map((file) => current.get(file.id) ?? file).filter((file) => !current.has(file.id) || isAccepted(file, accepted)),
    )
  }
  useUploaded((file, upload) => {
    if (upload.folderId === folderId) put(choiceOf(file))
  })
  usePending(listed?.files ?? [], update)
  const foldersShown = listed?.folders.length ?? 0
  const askFolders = async (): Promise<void> => {
    const { signal } = (asking.current ??= new AbortController())
    const wanted = String(foldersShown + foldersStep)
    const answer = await listingAt(new URLSearchParams({ folder: folderId, q: search, folders: wanted }), signal)
    if (signal.aborted) return
    setHasFailed(!answer)
    if (answer) setKept((before) => (before?.key === key ? { key, listing: { ...before.listing, ...foldersIn(answer) } } : before))
  }
  const next = listed?.next
  return {
    listed,
    hasFailed,
    retry: () => void ask(),
    more: next === undefined ? undefined : () => void ask(next),
    moreFolders: foldersShown < foldersMax ? () => void askFolders() : undefined,
    put,
    refused,
  }
}

const foldersIn = ({ folders, hasMoreFolders }: MediaListing) => ({ folders, hasMoreFolders })

const withoutTwins = (files: readonly MediaChoice[]): MediaChoice[] => [...new Map(files.map((file) => [file.id, file])).values()]

/** Asks for files that aren't processed until they are. */
function usePending(files: readonly MediaChoice[], update: (files: readonly MediaChoice[]) => void): void {
  const ids = files.flatMap(({ id, status }) => (status === 'PENDING' ? [id] : [])).slice(0, 20)
  const idsText = ids.join()
  const [round, setRound] = useState(0)
  const updated = useRef(update)
  useEffect(() => void (updated.current = update))
  useEffect(() => {
    if (idsText === '') return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void listingAt(new URLSearchParams(idsText.split(',').map((id) => ['id', id])), asking.signal).then((answer) => {
        if (asking.signal.aborted) return
        if (answer) updated.current(answer.files)
        setRound((before) => before + 1)
      })
    }, pendingMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [idsText, round])
}
