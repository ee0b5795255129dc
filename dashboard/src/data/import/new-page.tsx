import { useSearchParams } from 'react-router'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { FileForm } from './file-form.tsx'
import { Steps } from './steps.tsx'

/** The first step, if the file creates a new collection. */
export default function NewPage() {
  const { imports: words, data } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={words.newTitle} back={{ to: paths.data, text: data.title }} detail={words.newIntro} />
      <Steps at="file" />
      <Card title={words.chooseFile}>
        <FileForm refused={query.get('found') ?? query.get('refused')} />
      </Card>
    </div>
  )
}
