import { FileForm } from '../../imports/file-form.tsx'
import { Steps } from '../../imports/steps.tsx'
import { Card } from '../../kit/card.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

const layouts = ['STOA', 'HOSTED', 'SHOPIFY', 'other'] as const

/** The first step of an import of products: select the file. */
export default function FilePage() {
  const { imports: words, products, productImport: texts } = useTexts().dashboard
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={texts.fileTitle} back={{ to: paths.products, text: products.title }} detail={texts.intro} />
      <Steps at="file" />
      <div className="space-y-5">
        <Card title={words.chooseFile}>
          <FileForm accept=".csv,.tsv,.txt,text/csv">
            <input type="hidden" name="target" value="PRODUCTS" />
          </FileForm>
        </Card>
        <Card title={texts.understood}>
          <dl className="space-y-3">
            {layouts.map((layout) => (
              <div key={layout}>
                <dt className="font-medium">{texts.layouts[layout].name}</dt>
                <dd className="text-soft">{texts.layouts[layout].text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  )
}
