import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Free, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { ItemError } from './bulk.ts'
import { writer } from './call-kinds.ts'
import { FileDescriptor } from './file.ts'
import { importUrlLength } from './limits.ts'
import { externalInfo, MimeType, newFileFields } from './new-file.ts'
import { pathProblems, quotaProblems } from './problems.ts'
import { mediaTypes } from './states.ts'

const permission = 'MEDIA.SITE_MEDIA_FILES_IMPORT'
const importer = { ...writer, permission, method: 'POST', problems: { ...pathProblems, ...quotaProblems } } as const

const ImportRequest = Shape({
  url: field(
    Type.String({ minLength: importUrlLength.min, maxLength: importUrlLength.max }),
    'Where the file is: a public `http` or `https` URL.',
  ),
  mediaType: maybe(Type.Enum(mediaTypes), 'Kind of the file. A file of another kind fails. Any kind by default.'),
  displayName: maybeNull(Text(1000), 'Name of the file, cut to 255 characters. The end of the URL by default.'),
  ...newFileFields,
  mimeType: maybe(MimeType, 'MIME type of the file. A file of another type fails. Any type by default.'),
  externalInfo,
  urlParams: maybeNull(Free, 'Parameters to add to the query of the URL.'),
  urlHeaders: maybeNull(
    Free,
    'Headers of the request, up to 20: `accept`, `accept-language`, `authorization`, `referer`, `user-agent` and `x-…`. Others are refused. None are sent to where the URL redirects.',
  ),
})

const importText =
  'The file is fetched in the background: at most 50 MB, in 30 seconds, from public addresses only. Until then its `operationStatus` is ' +
  'PENDING; the events `file_ready` and `file_failed` say how it ended.'

export const importFile = call({
  ...importer,
  path: '/v1/files/import',
  summary: 'Import a file from a URL.',
  description: importText,
  request: ImportRequest,
  response: Shape({ file: field(FileDescriptor, 'The file that will have the content.') }),
  example: { url: 'https://files.example/jug.png' },
})

const importFileRequests = field(Type.Array(ImportRequest, { minItems: 1, maxItems: 100 }), 'The files to import, up to 100.')

export const bulkImportFiles = call({
  ...importer,
  path: '/v1/bulk/files/import',
  summary: 'Import several files from URLs, all or none.',
  description: `${importText} Use \`bulkImportFile\` to get an error for each file instead.`,
  request: Shape({ importFileRequests }),
  response: Shape({ files: field(Type.Array(FileDescriptor, { maxItems: 100 }), 'The files, in the order of the request.') }),
  example: { importFileRequests: [{ url: 'https://files.example/jug.png' }] },
})

export const bulkImportFile = call({
  ...importer,
  path: '/v1/bulk/files/import-v2',
  summary: 'Import several files from URLs.',
  description: `${importText} Each import is accepted or fails individually.`,
  request: Shape({
    importFileRequests,
    returnEntity: maybeNull(Type.Boolean(), 'Whether the files are returned. True by default.'),
  }),
  response: Shape({
    results: field(
      Type.Array(
        Shape({
          itemMetadata: field(
            Shape({
              id: maybe(Type.String(), 'ID of the file. Absent if it wasn’t accepted.'),
              originalIndex: field(Type.Integer({ minimum: 0 }), 'Position in the request, counting from 0.'),
              success: field(Type.Boolean(), 'Whether the import was accepted.'),
              error: maybe(ItemError, 'Why it wasn’t. Absent on success.'),
            }),
            'Which import it is, and whether it was accepted.',
          ),
          item: maybe(FileDescriptor, 'The file. Present on success unless `returnEntity` is false.'),
        }),
        { maxItems: 100 },
      ),
      'Result of each import, in the order of the request.',
    ),
    bulkActionMetadata: field(
      Shape({
        totalSuccesses: field(Type.Integer({ minimum: 0 }), 'Number of imports that were accepted.'),
        totalFailures: field(Type.Integer({ minimum: 0 }), 'Number of imports that weren’t.'),
        undetailedFailures: field(Type.Integer({ minimum: 0 }), 'Number of failures that aren’t listed. Always 0.'),
      }),
      'How many imports were accepted.',
    ),
  }),
  problems: {},
  example: { importFileRequests: [{ url: 'https://files.example/jug.png' }], returnEntity: false },
})
