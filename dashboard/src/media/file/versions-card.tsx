import type { SiteEvent } from '../../answers.ts'
import { whoDid } from '../../events/event-names.ts'
import { addressOf } from '../../kit/address-of.ts'
import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import type { Moment } from '../../kit/moment.ts'
import { Time } from '../../kit/time.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'

export interface VersionRow {
  version: number
  isCurrent: boolean
  created: Moment
  /** Who made it the content of the file, if that is known. */
  by: { identity: SiteEvent['identity']; actor: string | undefined } | undefined
  /** Size, and the width and height of pictures. */
  facts: string[]
}

interface VersionsCardProps {
  fileId: string
  versions: readonly VersionRow[]
  /** Whether the file can be changed now. */
  isChangeable: boolean
}

/** The contents that a file has had. One can look at them, and go back to one. */
export function VersionsCard({ fileId, versions, isChangeable }: VersionsCardProps) {
  const { mediaVersions: texts, events } = useTexts().dashboard
  if (versions.length < 2) return null
  return (
    <Card title={texts.title} detail={texts.hint} flush>
      <ol className="divide-y divide-line border-t border-line">
        {versions.map(({ version, isCurrent, created, by, facts }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--pad) py-2.5">
            <div className="min-w-0 grow basis-48">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {texts.version(version)}
                {isCurrent && <Badge tone="good">{texts.current}</Badge>}
              </p>
              <p className="text-small text-soft tabular-nums">
                <Time {...created} />
                {by && ` ${texts.by(whoDid(events, by))}`}
                {facts.map((fact) => (
                  <span key={fact}>
                    {' · '}
                    <span className="whitespace-nowrap">{fact}</span>
                  </span>
                ))}
              </p>
            </div>
            {!isCurrent && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <a
                  href={addressOf(paths.mediaFileVersion(fileId, version))}
                  target="_blank"
                  rel="noreferrer"
                  className="link text-small"
                  aria-label={texts.viewOf(version)}
                >
                  {texts.view}
                </a>
                <a
                  href={`${addressOf(paths.mediaFileVersion(fileId, version))}?download`}
                  className="link text-small"
                  aria-label={texts.downloadOf(version)}
                >
                  {texts.download}
                </a>
                {isChangeable && (
                  <ConfirmForm
                    trigger={texts.restore}
                    look="link text-small"
                    title={texts.restoreTitle(version)}
                    text={texts.restoreText}
                    confirm={texts.restore}
                  >
                    <input type="hidden" name="intent" value="restore-version" />
                    <input type="hidden" name="version" value={version} />
                  </ConfirmForm>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
