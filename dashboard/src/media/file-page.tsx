import { Form, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/file-page'
import { changeFile } from './change-file.server.ts'
import { FilePreview } from './file-preview.tsx'
import { FileUses } from './file-uses.tsx'
import { DetailsForm } from './file/details-form.tsx'
import { FileFacts } from './file/file-facts.tsx'
import { ReplaceCard } from './file/replace-card.tsx'
import { UrlBuilder } from './file/url-builder.tsx'
import { VersionsCard } from './file/versions-card.tsx'
import { folderPath } from './folder-path.ts'
import { LinkCard } from './link-card.tsx'
import { loadFile } from './load-file.server.ts'
import { MediaStyles } from './media-styles.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { useMediaChanges } from './upload-zone.tsx'
import { useOutcome } from './use-outcome.ts'
import { VideoPreview } from './video-preview.tsx'

export async function loader({ context, params: { fileId } }: Route.LoaderArgs) {
  return loadFile(context.get(apiContext).client, fileId)
}

export async function action({ context, params: { fileId }, request }: Route.ActionArgs) {
  const answer = await changeFile(context.get(apiContext).client, fileId, await request.formData())
  if ('goTo' in answer) throw redirect(answer.goTo)
  return answer
}

export default function FilePage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const { mediaFile, mediaUses, media } = useTexts().dashboard
  const { file, details, source, uses, versions, video } = loaderData
  const actionData = useOutcome(latest)
  useMediaChanges(file.operationStatus === 'PENDING' || video?.isPending === true)
  const isStored = file.state === 'OK'
  const picture = isStored && source && file.mediaType === 'IMAGE' ? pictureOf(loaderData) : undefined
  return (
    <>
      <MediaStyles />
      <PageHead
        title={file.displayName}
        back={{ to: folderPath(file.parentFolderId), text: media.back }}
        actions={
          <>
            <CodeButton call="files.getFileDetails" request={{ fileId: file.id }} />
            {isStored && <DeleteFile name={file.displayName} uses={uses} className="max-sm:hidden" />}
          </>
        }
      />
      <Messages data={loaderData} outcome={actionData} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] lg:grid-rows-[auto_1fr]">
        <Card title={mediaFile.preview}>
          {video ? <VideoPreview {...video} name={file.displayName} /> : <FilePreview file={file} details={details} source={source} />}
        </Card>
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isStored && <DetailsForm {...loaderData} />}
          {isStored && <ReplaceCard key={file.id} file={file} />}
          <FileFacts {...loaderData} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Card title={mediaUses.title}>{uses.length > 0 ? <FileUses uses={uses} /> : <p className="text-soft">{mediaUses.none}</p>}</Card>
          {source && <LinkCard link={actionData && 'link' in actionData ? actionData.link : undefined} />}
          {isStored && <VersionsCard fileId={file.id} versions={versions} isChangeable={file.operationStatus !== 'PENDING'} />}
          {picture && <PictureEditor key={picture.url} source={source!} {...picture} focalPoint={details.focalPoint ?? undefined} />}
          {picture && (
            <UrlBuilder
              key={`${picture.url} ${picture.name}`}
              picture={picture}
              focalPoint={details.focalPoint ?? undefined}
              isPrivate={file.private}
            />
          )}
          {isStored && <DeleteFile name={file.displayName} uses={uses} className="sm:hidden" />}
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** A picture of pixels. Undefined if its size isn't known. */
function pictureOf({ file: { id, url, displayName }, details: { width, height } }: Loaded) {
  return width === undefined || height === undefined ? undefined : { id, url, name: displayName, width, height }
}

function DeleteFile({ name, uses, className }: { name: string; uses: Loaded['uses']; className: string }) {
  const { mediaFile: texts, mediaUses } = useTexts().dashboard
  return (
    <div className={className}>
      <ConfirmForm
        trigger={texts.delete}
        title={texts.deleteTitle(name)}
        text={
          <>
            {texts.deleteText}
            {uses.length > 0 && (
              <div className="mt-3 max-h-60 overflow-y-auto text-ink">
                <p className="mb-2">{mediaUses.loseIt}</p>
                <FileUses uses={uses} />
              </div>
            )}
          </>
        }
        confirm={texts.delete}
        isDanger
      >
        <input type="hidden" name="intent" value="delete" />
      </ConfirmForm>
    </div>
  )
}

/** The result of a form, and what there is to know about the state of the file. */
function Messages({ data: { file, details, left, versions }, outcome }: { data: Loaded; outcome: Route.ComponentProps['actionData'] }) {
  const texts = useTexts()
  const { mediaFile } = texts.dashboard
  return (
    <div className="mb-3 grid gap-2 empty:hidden">
      {outcome && 'problems' in outcome && <Notice tone="problem" title={problemSummary(texts, outcome.problems)} focused />}
      {outcome && 'saved' in outcome && <Notice tone="good" title={savedText(texts, outcome.saved)} focused />}
      {details.failure && (
        <Notice tone="problem" title={details.failure.description}>
          {versions.length > 1 && <p>{mediaFile.earlierIsServed}</p>}
          {file.state === 'OK' && <ProcessAgain />}
        </Notice>
      )}
      {details.note && (
        <Notice title={details.note.description}>{file.state === 'OK' && details.note.code === 'NO_FFMPEG' && <ProcessAgain />}</Notice>
      )}
      {left !== undefined && (
        <Notice title={mediaFile.inTrash(left)}>
          <Form method="post">
            <button type="submit" name="intent" value="restore" className="link">
              {mediaFile.restore}
            </button>
          </Form>
        </Notice>
      )}
    </div>
  )
}

function ProcessAgain() {
  const { mediaFile: texts } = useTexts().dashboard
  return (
    <Form method="post" className="mt-2" preventScrollReset>
      <button type="submit" name="intent" value="retry" className="button button-quiet">
        {texts.processAgain}
      </button>
    </Form>
  )
}

const savedText = (
  { dashboard: { mediaFile, mediaVersions } }: ReturnType<typeof useTexts>,
  saved: 'details' | 'retry' | 'version',
): string => ({ details: mediaFile.saved, retry: mediaFile.retried, version: mediaVersions.restored })[saved]
