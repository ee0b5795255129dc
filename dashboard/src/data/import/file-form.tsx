import { useState } from 'react'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { addressOf } from '../../kit/address-of.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { environmentName, type Environment } from '../environment.ts'

interface FileFormProps {
  /** Undefined if the file creates a new collection. */
  collectionId?: string
  environment?: Environment
  /** Why the previous file was rejected. */
  refused: string | null
}

/** The endpoint that streams uploads, separate from the pages. */
const action = addressOf(paths.importUpload)

/** The upload form: a native one, so that it works without scripts. */
export function FileForm({ collectionId, environment = 'LIVE', refused }: FileFormProps) {
  const { imports: words } = useTexts().dashboard
  const [isSending, setIsSending] = useState(false)
  return (
    <form method="post" action={action} encType="multipart/form-data" className="space-y-5" onSubmit={() => setIsSending(true)}>
      {refused !== null && <Notice tone="problem" title={reasonOf(words.refused, refused)} focused />}
      {collectionId === undefined ? (
        <Field label={words.name} name="name" hint={words.nameHint} maxLength={200} />
      ) : (
        <input type="hidden" name="collection" value={collectionId} />
      )}
      {environment === 'SANDBOX' && <input type="hidden" name={environmentName} value={environment} />}
      <Field label={words.file} name="file" type="file" accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv" required hint={words.fileHint} />
      <Button type="submit" pendingText={isSending && words.sending}>
        {words.send}
      </Button>
    </form>
  )
}

const reasonOf = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : words.other) ?? ''
