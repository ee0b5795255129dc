import { redirect } from 'react-router'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { formatBytes } from '@stoa/ui/formats'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { momentIn } from '../kit/moment.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/file-page'
import { changeFile } from './change-file.server.ts'
import { FilePreview } from './file-preview.tsx'
import { FileUses } from './file-uses.tsx'
import { LinkCard } from './link-card.tsx'
import { loadUses } from './load-uses.server.ts'
import { loadVideo } from './load-video.server.ts'
import { daysLeft } from './media-row.ts'
import { PictureEditor } from './picture-editor.tsx'
import { useMediaChanges } from './upload-zone.tsx'
import { useOutcome } from './use-outcome.ts'
import { VideoPreview } from './video-preview.tsx'

const previewMinutes = 60

export async function loader({ context, params: { fileId } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ shop }, { file, details }] = await Promise.all([client.shop.getShop({}), fileOrMissing(client.files.getFileDetails({ fileId }))])
  const isServed = file.state === 'OK' && file.operationStatus === 'READY'
  const signed =
    isServed && file.private
      ? (await client.files.generateFileDownloadUrl({ fileId, expirationInMinutes: previewMinutes, contentDisposition: 'INLINE' }))
          .downloadUrls[0]?.url
      : undefined
  const moment = momentIn(shop)
  return {
    file,
    details,
    uses: await loadUses(client, fileId),
    video: isServed ? await loadVideo(client, { file, details, locale: shop.locale }) : undefined,
    source: isServed ? (signed ?? file.url) : undefined,
    size: file.sizeInBytes === undefined ? '' : formatBytes(Number(file.sizeInBytes), shop.locale),
    created: moment(file.createdDate),
    changed: moment(file.updatedDate),
    left: details.deletedDate === undefined ? undefined : daysLeft(details.deletedDate),
  }
}

async function fileOrMissing<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (isRefusedWith(error, 'RESOURCE_NOT_FOUND')) throw new Response(null, { status: 404 })
    throw error
  }
}

export async function action({ context, params: { fileId }, request }: Route.ActionArgs) {
  const answer = await changeFile(context.get(apiContext).client, fileId, await request.formData())
  if ('goTo' in answer) throw redirect(answer.goTo)
  return answer
}

export default function FilePage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const texts = useTexts()
  const { mediaFile, mediaUses, media } = texts.dashboard
  const { file, details, source, left, uses, video } = loaderData
  const actionData = useOutcome(latest)
  useMediaChanges(file.operationStatus === 'PENDING' || video?.isPending === true)
  const folder = file.parentFolderId
  const isRoot = !folder || folder === 'media-root'
  return (
    <>
      <PageHead
        title={file.displayName}
        back={{
          to: isRoot ? paths.media : folder === 'visitor-uploads' ? paths.visitorUploads : paths.mediaFolder(folder),
          text: media.back,
        }}
        actions={
          <>
            <CodeButton call="files.getFileDetails" request={{ fileId: file.id }} />
            {file.state === 'OK' && (
              <ConfirmForm
                trigger={mediaFile.delete}
                title={mediaFile.deleteTitle(file.displayName)}
                text={
                  <>
                    {mediaFile.deleteText}
                    {uses.length > 0 && (
                      <div className="mt-3 max-h-60 overflow-y-auto text-ink">
                        <p className="mb-2">{mediaUses.loseIt}</p>
                        <FileUses uses={uses} />
                      </div>
                    )}
                  </>
                }
                confirm={mediaFile.delete}
                isDanger
              >
                <input type="hidden" name="intent" value="delete" />
              </ConfirmForm>
            )}
          </>
        }
      />
      <div className="mb-3 grid gap-2 empty:hidden">
        {actionData && 'problems' in actionData && <Notice tone="problem" title={problemSummary(texts, actionData.problems)} focused />}
        {actionData && 'saved' in actionData && <Notice tone="good" title={mediaFile.saved} focused />}
        {details.failure && <Notice tone="problem" title={details.failure.description} />}
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
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <div className="grid gap-4">
          <Card title={mediaFile.preview}>
            {video ? (
              <VideoPreview {...video} name={file.displayName} />
            ) : (
              <FilePreview file={file} source={source} altText={details.altText ?? ''} />
            )}
          </Card>
          {source && file.state === 'OK' && file.mediaType === 'IMAGE' && details.width !== undefined && (
            <PictureEditor
              key={`${file.id} ${details.focalPoint?.x} ${details.focalPoint?.y}`}
              source={source}
              width={details.width}
              height={details.height ?? 0}
              focalPoint={details.focalPoint ?? undefined}
            />
          )}
        </div>
        <div className="grid gap-4">
          {file.state === 'OK' && <DetailsForm {...loaderData} />}
          <Card title={mediaUses.title}>{uses.length > 0 ? <FileUses uses={uses} /> : <p className="text-soft">{mediaUses.none}</p>}</Card>
          <FileFacts {...loaderData} />
          {source && <LinkCard link={actionData && 'link' in actionData ? actionData.link : undefined} />}
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function DetailsForm({ file, details, uses }: Loaded) {
  const { mediaFile: texts, mediaUses } = useTexts().dashboard
  const total = uses.reduce((sum, group) => sum + group.total, 0)
  const isSending = useNavigation().formData?.get('intent') === 'details'
  return (
    <Card title={texts.details}>
      <Form method="post" className="grid gap-4" key={file.updatedDate}>
        <input type="hidden" name="intent" value="details" />
        <Field label={texts.name} name="displayName" defaultValue={file.displayName} maxLength={255} autoComplete="off" required />
        <Field
          label={texts.altText}
          hint={texts.altTextHint}
          name="altText"
          defaultValue={details.altText ?? ''}
          maxLength={1000}
          autoComplete="off"
        />
        <Field label={texts.labels} hint={texts.labelsHint} name="labels" defaultValue={file.labels.join(', ')} autoComplete="off" />
        <label className="flex items-start gap-2.5">
          <input type="checkbox" name="private" defaultChecked={details.private} className="mt-1 size-4" />
          <span>
            {texts.private}
            <span className="block text-small text-soft">{texts.privateHint}</span>
            {total > 0 && !details.private && <span className="block text-small text-danger">{mediaUses.privateWarning(total)}</span>}
          </span>
        </label>
        <Button type="submit" pendingText={isSending && texts.saving} className="justify-self-start">
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}

function FileFacts({ file, details, size, created, changed }: Loaded) {
  const { mediaFile: texts, media } = useTexts().dashboard
  const { width, height, mimeType, pageCount } = details
  const facts = [
    { name: texts.type, value: mimeType },
    { name: texts.size, value: size },
    ...(width !== undefined && height !== undefined ? [{ name: texts.dimensions, value: texts.pixels(width, height) }] : []),
    ...(pageCount === undefined ? [] : [{ name: texts.pages, value: pageCount }]),
    ...(file.operationStatus === 'READY' ? [] : [{ name: texts.status, value: media.states[file.operationStatus] }]),
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.changed, value: <Time {...changed} /> },
    ...(file.sourceUrl === undefined ? [] : [{ name: texts.importedFrom, value: file.sourceUrl }]),
    {
      name: texts.url,
      value: (
        <span className="flex items-start gap-1">
          <span className="min-w-0 wrap-anywhere">{file.url}</span>
          <CopyButton text={file.url} what={texts.urlWhat} />
        </span>
      ),
    },
  ]
  return (
    <Card title={texts.facts}>
      <Facts facts={facts} />
    </Card>
  )
}
