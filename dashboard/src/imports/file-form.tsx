import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { addressOf } from '../kit/address-of.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface FileFormProps {
  /** The endings of files that can be imported. */
  accept: string
  /** The fields that tell what it is imported into. They precede the file. */
  children: ReactNode
}

/** The endpoint that streams uploads, separate from the pages. */
const action = addressOf(paths.importUpload)

/** The upload form: a native one, so that it works without scripts. */
export function FileForm({ accept, children }: FileFormProps) {
  const { imports: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const [isSending, setIsSending] = useState(false)
  // Why the previous file was rejected.
  const refused = query.get('found') ?? query.get('refused')
  return (
    <form method="post" action={action} encType="multipart/form-data" className="space-y-5" onSubmit={() => setIsSending(true)}>
      {refused !== null && <Notice tone="problem" title={reasonOf(words.refused, refused)} focused />}
      {children}
      <Field label={words.file} name="file" type="file" accept={accept} required hint={words.fileHint} />
      <Button type="submit" pendingText={isSending && words.sending}>
        {words.send}
      </Button>
    </form>
  )
}

const reasonOf = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : words.other) ?? ''
