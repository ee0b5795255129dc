import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Code } from '../kit/highlight.tsx'
import { useTexts } from '../texts/texts.ts'

/** Code samples with the values of this site filled in. */
export function SnippetCard({ snippets }: { snippets: readonly { title: string; text: string }[] }) {
  const { registration: texts } = useTexts().dashboard
  return (
    <Card title={texts.code} className="lg:col-span-2">
      <div className="space-y-5">
        {snippets.map(({ title, text }) => (
          <div key={title}>
            <div className="mb-1.5 flex items-center justify-between gap-4">
              <h3 className="font-sans text-body font-semibold">{title}</h3>
              <CopyButton text={text} what={title} isWorded />
            </div>
            <Code text={text} label={title} language="typescript" />
          </div>
        ))}
      </div>
    </Card>
  )
}
