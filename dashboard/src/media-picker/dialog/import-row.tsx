import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { importUrlLength } from '@stoa/contract/files/limits'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { useTexts } from '../../texts/texts.ts'
import type { MediaChoice } from '../media-choice.ts'
import { askPicker } from './requests.ts'

interface ImportRowProps {
  folderId: string
  onImported: (file: MediaChoice) => void
  onEnd: () => void
}

/** Copies a file from a URL to the folder. No form: the picker can be inside one. */
export function ImportRow({ folderId, onImported, onEnd }: ImportRowProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => input.current?.focus(), [])
  const start = async (): Promise<void> => {
    if (url.trim() === '' || isSending) return
    setIsSending(true)
    setError(undefined)
    const answer = await askPicker({ kind: 'import', url: url.trim(), folderId })
    setIsSending(false)
    if (!('id' in answer)) return setError(answer.message || texts.importFailed)
    onImported(answer)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void start()
  }
  return (
    <div className="flex w-full flex-wrap items-end gap-2 rounded-control bg-sunken p-3">
      <Field
        ref={input}
        label={texts.url}
        hint={texts.urlHint}
        error={error}
        type="url"
        value={url}
        maxLength={importUrlLength.max}
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={onKeyDown}
        className="min-w-48 flex-1 max-sm:basis-full"
        autoComplete="off"
      />
      <Button type="button" disabled={url.trim() === ''} pendingText={isSending && texts.importing} onClick={() => void start()}>
        {texts.import}
      </Button>
      <button type="button" className="button button-quiet" onClick={onEnd}>
        {texts.cancel}
      </button>
    </div>
  )
}
