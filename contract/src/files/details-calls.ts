import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { ItemError } from './bulk.ts'
import { DetailChanges, FileDetails } from './details.ts'
import { FileDescriptor, FileId, FolderId, Labels } from './file.ts'
import { changeProblems, fileProblems, parentProblems, quotaProblems, sizeProblems } from './problems.ts'
import { mediaTypes } from './states.ts'

/** Stoa's own calls, for what neither the specification nor the packages have. */
const common = { family: 'stoa', source: 'decision 0125', allow: ['owner', 'app'] } as const
const permission = 'MEDIA.SITE_MEDIA_FILES_UPDATE'
const fileId = field(FileId, 'ID of the file.')
const { FILE_SIZE_OVER_LIMIT } = sizeProblems
const { FIELD_MASK_IS_EMPTY_OR_MISSING } = changeProblems
const pixelsMax = 100_000

const DetailsAnswer = Shape({
  file: field(FileDescriptor, 'The file as it is now.'),
  details: field(FileDetails, 'What else is known of it.'),
})

export const getFileDetails = call({
  ...common,
  method: 'GET',
  path: '/v1/files/{fileId}/details',
  summary: 'Get a file with its details.',
  description: 'Besides the descriptor these are the alternative text, the focal point, and why processing failed or made less of it.',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  writes: false,
  request: Shape({ fileId }),
  response: DetailsAnswer,
  problems: fileProblems,
  example: { fileId: 'stoa-jarro-1.webp' },
})

export const updateFileDetails = call({
  ...common,
  method: 'PATCH',
  path: '/v1/files/{fileId}/details',
  summary: 'Describe a file, set its focal point, or make it private.',
  description:
    'Changes the details that are sent. A file in the trash can’t be changed. A file that becomes private is served only at URLs that ' +
    '`generateFileDownloadUrl` returns.',
  permission,
  writes: true,
  request: Shape({ fileId, details: field(DetailChanges, 'The details to change.') }),
  response: DetailsAnswer,
  problems: {
    ...fileProblems,
    FIELD_MASK_IS_EMPTY_OR_MISSING,
    FOCAL_POINT_UNSUPPORTED: { status: 409, message: 'Only pictures of pixels have a focal point.' },
  },
  example: { fileId: 'stoa-jarro-1.webp', details: { altText: 'A jug on a shelf' } },
})

const Edge = Whole(1, pixelsMax)
const Offset = Whole(0, pixelsMax)

export const cropFile = call({
  ...common,
  method: 'POST',
  path: '/v1/files/{fileId}/crop',
  summary: 'Save a part of a picture as a new file.',
  description:
    'The new file has the folder, the labels and the alternative text of the original, and is private if the original is. It has no metadata. It is ' +
    'PENDING until it is processed. Parts of JPEG, WebP and PNG keep the format, those of other pictures are WebP.',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPLOAD',
  writes: 'own',
  oncePerKey: true,
  request: Shape({
    fileId,
    crop: field(
      Shape({
        x: field(Offset, 'Left edge in pixels of the upright picture.'),
        y: field(Offset, 'Top edge in pixels.'),
        width: field(Edge, 'Width in pixels.'),
        height: field(Edge, 'Height in pixels.'),
      }),
      'The part to save.',
    ),
    displayName: maybeNull(Text(1000), 'Name of the new file, cut to 255 characters. That of the original with `-cropped` by default.'),
  }),
  response: Shape({ file: field(FileDescriptor, 'The new file.') }),
  problems: {
    ...fileProblems,
    ...quotaProblems,
    FILE_SIZE_OVER_LIMIT,
    CROP_FAILED: {
      status: 409,
      message: 'The picture is damaged or takes too long to decode, or the part is too large for its format.',
    },
    NOT_A_PICTURE: { status: 409, message: 'Only pictures of pixels that are READY can be cropped.' },
    CROP_OUTSIDE_PICTURE: {
      status: 400,
      message: 'This part isn’t within the picture.',
      data: Shape({
        width: field(Type.Integer(), 'Width of the picture in pixels.'),
        height: field(Type.Integer(), 'Height of the picture in pixels.'),
      }),
    },
  },
  example: { fileId: 'stoa-jarro-1.webp', crop: { x: 100, y: 100, width: 400, height: 300 } },
})

export const retryFileProcessing = call({
  ...common,
  method: 'POST',
  path: '/v1/files/{fileId}/retry-processing',
  summary: 'Process a file again that is FAILED, or READY without what ffmpeg makes.',
  description:
    'For files that failed for a reason that has passed, such as a full disk or a website that was down. The file is PENDING again; one that is ' +
    'PENDING already is returned as it is. A file whose import failed is fetched again, without the headers of that request. A file that is READY ' +
    'with the `note` NO_FFMPEG, because the server had no ffmpeg, stays READY and gets what was missing; this also happens by itself.',
  permission,
  writes: true,
  request: Shape({ fileId }),
  response: Shape({ file: field(FileDescriptor, 'The file as it is now: PENDING, or READY while what was missing is made.') }),
  problems: {
    ...fileProblems,
    FILE_NOT_FAILED: { status: 409, message: 'Only files that are FAILED, or that lack what ffmpeg makes, can be processed again.' },
    FFMPEG_MISSING: { status: 409, message: 'This server still has no ffmpeg. Install it first.' },
  },
})

const Bytes = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const getStorageUsage = call({
  ...common,
  method: 'GET',
  path: '/v1/files/storage',
  summary: 'Get how much storage the files of the site use.',
  permission: 'MEDIA.SITE_MEDIA_FILES_LIST',
  writes: false,
  request: Shape({}),
  response: Shape({
    storedBytes: field(Bytes, 'What the site stores, in bytes, former contents of files included. Files of the sample shop count as none.'),
    quotaBytes: maybe(Bytes, 'How much the site can store, in bytes. Absent if there is no limit.'),
    kinds: field(
      Type.Array(
        Shape({
          mediaType: field(Type.Enum(mediaTypes), 'Kind of the files.'),
          files: field(Count, 'Number of files, those in the trash included.'),
          bytes: field(Bytes, 'Size of their originals in bytes, former contents included.'),
        }),
        { maxItems: mediaTypes.length },
      ),
      'Files by kind, the largest total first.',
    ),
    trash: field(
      Shape({
        files: field(Count, 'Number of files in the trash.'),
        bytes: field(Bytes, 'Size of their originals in bytes, former contents included, which deleting them permanently frees.'),
      }),
      'What is in the trash.',
    ),
  }),
  problems: {},
  example: {},
})

export const bulkUpdateFiles = call({
  ...common,
  method: 'POST',
  path: '/v1/bulk/files/update',
  summary: 'Move or label several files.',
  description: 'Each file is changed or fails individually. A file that has everything already is a success, and records no event.',
  permission,
  writes: true,
  request: Shape({
    fileIds: field(Type.Array(FileId, { minItems: 1, maxItems: 100 }), 'IDs of the files, up to 100.'),
    parentFolderId: maybe(FolderId, 'ID of the folder to move the files to.'),
    addLabels: maybe(Labels(100), 'Labels to add.'),
    removeLabels: maybe(Labels(100), 'Labels to remove.'),
    private: maybe(Type.Boolean(), 'Whether the files are served only with a token.'),
  }),
  response: Shape({
    results: field(
      Type.Array(
        Shape({
          itemMetadata: field(
            Shape({
              id: field(Type.String(), 'ID of the file as it was sent.'),
              originalIndex: field(Count, 'Position in the request, counting from 0.'),
              success: field(Type.Boolean(), 'Whether the file has been changed.'),
              error: maybe(ItemError, 'Why it hasn’t. Absent on success.'),
            }),
            'Which file it is, and whether it has been changed.',
          ),
          item: maybe(FileDescriptor, 'The file as it is now. Absent on failure.'),
        }),
        { maxItems: 100 },
      ),
      'Result of each file, in the order of the request.',
    ),
    bulkActionMetadata: field(
      Shape({
        totalSuccesses: field(Count, 'Number of files that have been changed.'),
        totalFailures: field(Count, 'Number of files that haven’t.'),
        undetailedFailures: field(Count, 'Number of failures that aren’t listed. Always 0.'),
      }),
      'How many files have been changed.',
    ),
  }),
  problems: { ...parentProblems, FIELD_MASK_IS_EMPTY_OR_MISSING },
  example: { fileIds: ['stoa-jarro-1.webp'], addLabels: ['jug'] },
})
