import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'

export type WireFile = ResponseOf<typeof files.getFileDescriptor>['file']
