import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Instant, field, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const Share = Type.Number({ minimum: 0, maximum: 1 })

/** A point of a picture, as shares of its upright width and height. */
const FocalPoint = Shape({
  x: field(Share, 'Share of the width from the left edge, from 0 to 1.'),
  y: field(Share, 'Share of the height from the top edge, from 0 to 1.'),
})

const Reason = (example: string, what: string) =>
  Shape({ code: field(Type.String(), `Code of the reason, such as \`${example}\`.`), description: field(Type.String(), what) })

const Resolutions = Shape({
  status: field(
    Type.Enum(['PENDING', 'READY']),
    'PENDING while they are made, which can take longer than the video. It can already be played.',
  ),
  files: field(
    Type.Array(
      Shape({
        assetKey: field(Type.String(), 'Key of the asset, such as `720p.mp4`, for `generateFileDownloadUrl`.'),
        width: field(Type.Integer(), 'Width in pixels.'),
        height: field(Type.Integer(), 'Height in pixels.'),
        sizeInBytes: field(Type.String(), 'How many bytes the file has.'),
      }),
      { maxItems: 10 },
    ),
    'The resolutions, the best one first.',
  ),
  streamSizeInBytes: field(Type.String(), 'Size of the files of the streams in bytes.'),
})

const fields = {
  altText: maybeNull(Text(1000), 'What the file shows, for people who can’t see it. Null removes it.'),
  focalPoint: maybeNull(FocalPoint, 'The point of a picture that remains visible if it is cropped to another shape. The middle if absent.'),
  private: maybe(
    Type.Boolean(),
    'Whether the file is served only with a token. Pages that show a picture have it no longer once it is private.',
  ),
  mimeType: readOnly(Type.String(), 'MIME type of the content.'),
  width: readOnly(Type.Integer(), 'Width of a picture in pixels, upright.'),
  height: readOnly(Type.Integer(), 'Height of a picture in pixels, upright.'),
  pageCount: readOnly(Type.Integer(), 'Number of pages of a document.'),
  resolutions: readOnly(
    Resolutions,
    'Smaller resolutions of a video, for slower connections. Absent for other files, and for videos without any, for which `note` says why.',
  ),
  failure: readOnly(Reason('INVALID_IMAGE', 'What went wrong.'), 'Why the file is FAILED.'),
  note: readOnly(
    Reason('NO_FFMPEG', 'What is missing, and why.'),
    'What couldn’t be made of the file, such as a poster, although it is READY.',
  ),
  deletedDate: readOnly(Instant, 'When the file was moved to the trash.'),
  purgeDate: readOnly(Instant, 'When the file is deleted permanently. Set if it is in the trash.'),
}

/** The details of a file to change. Those that are left out stay unchanged. */
export const DetailChanges = Shape(fields)

/** What is known of a file besides its descriptor. */
export const FileDetails = Answered(Shape(fields), ['private', 'mimeType'])
