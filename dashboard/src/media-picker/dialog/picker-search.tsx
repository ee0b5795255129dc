import type { RefObject } from 'react'
import type { MediaType } from '@stoa/contract/files/states'
import { listedTypes } from '../../media/media-query.ts'
import { useTexts } from '../../texts/texts.ts'

interface PickerSearchProps {
  input: RefObject<HTMLInputElement | null>
  search: string
  setSearch: (search: string) => void
  /** The types that can be chosen. All if empty. */
  types: readonly MediaType[]
  type: MediaType | undefined
  setType: (type: MediaType | undefined) => void
  /** Focuses the files. */
  toFiles: () => void
}

/** The library's search and filter. No form: the picker can be inside one. */
export function PickerSearch({ input, search, setSearch, types, type, setType, toFiles }: PickerSearchProps) {
  const { media: texts, mediaPicker } = useTexts().dashboard
  const offered = listedTypes.filter((one) => types.length === 0 || types.includes(one))
  return (
    <>
      <input
        ref={input}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        maxLength={200}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
          event.preventDefault()
          toFiles()
        }}
        className="control min-w-48 flex-1 max-sm:basis-full"
        autoComplete="off"
      />
      {offered.length > 1 && (
        <select
          aria-label={texts.type}
          value={type ?? ''}
          onChange={({ target }) => setType((target.value || undefined) as MediaType | undefined)}
          className="control w-auto max-sm:min-w-0 max-sm:flex-1"
        >
          <option value="">{mediaPicker.anyType}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {texts.types[one]}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
