import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { useTexts } from '../texts/texts.ts'

/** Creates a link that downloads the file until it expires. */
export function LinkCard({ link }: { link: string | undefined }) {
  const { mediaFile: texts } = useTexts().dashboard
  return (
    <Card title={texts.link} detail={texts.linkHint}>
      <Form method="post" className="flex flex-wrap items-end gap-2" preventScrollReset>
        <input type="hidden" name="intent" value="link" />
        <Select label={texts.linkExpiry} name="minutes" defaultValue="1440">
          {Object.entries(texts.expiries).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Button type="submit" look="quiet">
          {texts.makeLink}
        </Button>
      </Form>
      {link && (
        <p className="mt-3 flex items-start gap-1">
          <a href={link} className="link min-w-0 text-small wrap-anywhere">
            {link}
          </a>
          <CopyButton text={link} what={texts.link} />
        </p>
      )}
    </Card>
  )
}
