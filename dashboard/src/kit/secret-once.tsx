import { Link } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'
import { CopyButton } from './copy-button.tsx'

interface SecretOnceProps {
  secret: string
  /** How a program uses it, as text and as code. */
  howTo: string
  sample: string
  /** The link to continue with, once it is copied. */
  next: string
}

/** A secret that is displayed only once. */
export function SecretOnce({ secret, howTo, sample, next }: SecretOnceProps) {
  const { secret: texts } = useTexts().dashboard
  return (
    <div className="space-y-4">
      <Notice tone="good" title={texts.title} focused>
        <p>{texts.text}</p>
        <div className="mt-3 flex items-center gap-2">
          <input
            readOnly
            aria-label={texts.label}
            value={secret}
            className="control font-mono"
            dir="ltr"
            onFocus={({ target }) => target.select()}
            autoComplete="off"
            spellCheck={false}
          />
          <CopyButton text={secret} what={texts.what} isWorded />
        </div>
      </Notice>
      <div>
        <p className="mb-1.5 text-soft">{howTo}</p>
        <pre className="code whitespace-pre-wrap wrap-anywhere" dir="ltr">
          {sample}
        </pre>
      </div>
      <Link to={next} className="button button-primary">
        {texts.done}
      </Link>
    </div>
  )
}
