import { Type } from 'typebox'
import type { Variable } from './setting-values.ts'

/** Where files are stored, if that isn't the data folder. */
export interface S3Settings {
  /** Files are stored in this bucket, and not in the data folder. */
  s3Bucket?: string
  /** us-east-1 if missing. */
  s3Region?: string
  /** Of a store other than Amazon’s. */
  s3Endpoint?: string
  /** Without one, the AWS SDK looks for its own variables and for the role of the machine. */
  s3AccessKeyId?: string
  s3SecretAccessKey?: string
  /** Whether the bucket is in the path of URLs (`on`), or in their host name. */
  s3PathStyle?: 'on' | 'off'
  /** What all keys begin with. */
  s3Prefix?: string
}

export const s3Variables: Record<keyof S3Settings, Variable> = {
  s3Bucket: {
    name: 'STOA_S3_BUCKET',
    requirement: 'the name of a bucket',
    schema: Type.String({ pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]{1,61}[a-zA-Z0-9]$' }),
  },
  s3Region: {
    name: 'STOA_S3_REGION',
    requirement: 'a region like eu-central-1',
    schema: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  },
  s3Endpoint: {
    name: 'STOA_S3_ENDPOINT',
    requirement: 'an http(s) URL like https://s3.example',
    schema: Type.String({ pattern: '^https?://[^/?#@\\s]+(/[^?#\\s]*)?$' }),
  },
  s3AccessKeyId: {
    name: 'STOA_S3_ACCESS_KEY_ID',
    requirement: '1 to 256 visible characters',
    schema: Type.String({ pattern: '^[!-~]{1,256}$' }),
  },
  s3SecretAccessKey: {
    name: 'STOA_S3_SECRET_ACCESS_KEY',
    requirement: '1 to 256 visible characters',
    schema: Type.String({ pattern: '^[!-~]{1,256}$' }),
  },
  s3PathStyle: { name: 'STOA_S3_PATH_STYLE', requirement: '"on" or "off"', schema: Type.Enum(['on', 'off']) },
  s3Prefix: {
    name: 'STOA_S3_PREFIX',
    requirement: 'a folder in the bucket, like sites/shop',
    schema: Type.String({ pattern: '^[a-zA-Z0-9._-]+(/[a-zA-Z0-9._-]+)*/$', maxLength: 200 }),
    parse: (text) => `${text.replace(/\/$/, '')}/`,
  },
}

/** Files would silently be stored on the disk, or not at all. */
export function bucketProblems(settings: S3Settings): string[] {
  const { s3Bucket, s3AccessKeyId, s3SecretAccessKey } = settings
  const isConfigured = Object.keys(s3Variables).some((key) => settings[key as keyof S3Settings] !== undefined)
  if (isConfigured && s3Bucket === undefined) return ['  STOA_S3_BUCKET must be set if other variables of S3 are']
  if (s3AccessKeyId !== undefined && s3SecretAccessKey === undefined)
    return ['  STOA_S3_SECRET_ACCESS_KEY must be set if STOA_S3_ACCESS_KEY_ID is']
  if (s3SecretAccessKey !== undefined && s3AccessKeyId === undefined)
    return ['  STOA_S3_ACCESS_KEY_ID must be set if STOA_S3_SECRET_ACCESS_KEY is']
  return []
}
