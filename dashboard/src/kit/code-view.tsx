import type { CodeLanguage } from '../code/highlighted.tsx'
import { useTexts } from '../texts/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { Code } from './highlight.tsx'

interface CodeViewProps {
  code: { call: string; sdk: string; curl: string; answer: string; status: number; cutAt: number | undefined }
}

/** A call with the SDK, over HTTP, and its present response. */
export function CodeView({ code: { call, sdk, curl, answer, status, cutAt } }: CodeViewProps) {
  const { code: texts } = useTexts().dashboard.kit
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code className="font-medium">{call}</code>
        <a href={`/docs#${call}`} className="link text-small">
          {texts.reference}
        </a>
      </p>
      <CodePart title={texts.sdk} text={sdk} language="typescript" />
      <CodePart title={texts.rest} text={curl} language="bash" hint={texts.keyHint} />
      <CodePart
        title={texts.answer}
        text={answer}
        language="json"
        hint={[status === 200 ? '' : texts.refused(status), cutAt === undefined ? '' : texts.cut(cutAt)].filter(Boolean).join(' ')}
      />
    </div>
  )
}

interface CodePartProps {
  title: string
  text: string
  language: CodeLanguage
  hint?: string
}

/** A block of code with a title and a copy button. */
export const CodePart = ({ title, text, language, hint }: CodePartProps) => (
  <section>
    <div className="mb-1.5 flex items-center justify-between gap-4">
      <h2 className="font-sans text-body font-semibold">{title}</h2>
      <CopyButton text={text} what={title} isWorded />
    </div>
    <Code text={text} label={title} language={language} />
    {hint && <p className="mt-1 text-small text-soft">{hint}</p>}
  </section>
)
