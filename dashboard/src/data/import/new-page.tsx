import { Field } from '@stoa/ui/components/field'
import { FileForm } from '../../imports/file-form.tsx'
import { Steps } from '../../imports/steps.tsx'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { itemFiles } from './item-files.ts'

/** The first step, if the file creates a new collection. */
export default function NewPage() {
  const { imports: words, data } = useTexts().dashboard
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={words.newTitle} back={{ to: paths.data, text: data.title }} detail={words.newIntro} />
      <Steps at="file" />
      <Card title={words.chooseFile}>
        <FileForm accept={itemFiles}>
          <Field label={words.name} name="name" hint={words.nameHint} maxLength={200} />
        </FileForm>
      </Card>
    </div>
  )
}
