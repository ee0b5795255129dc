import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** A file of a picture or film in one size: its address, and its size in pixels. */
export const MediaItemUrlAndSize = Shape({
  url: maybe(Text(2000)),
  width: maybe(Type.Integer({ minimum: 0 })),
  height: maybe(Type.Integer({ minimum: 0 })),
  format: maybeNull(Text(50)),
  altText: maybeNull(Text(1000)),
})

/** A film in its resolutions, and the picture that stands for it. */
export const MediaItemVideo = Shape({ files: maybe(Type.Array(MediaItemUrlAndSize)), stillFrameMediaId: maybe(Text(500)) })

/** A picture or a film of the shop; `mediaType` says which of `image` and `video` stands. */
export const MediaItem = Shape({
  image: maybe(MediaItemUrlAndSize),
  video: maybe(MediaItemVideo),
  thumbnail: maybe(MediaItemUrlAndSize),
  mediaType: maybe(Type.Enum(['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'])),
  title: maybe(Text(1000)),
  id: maybe(Text(500)),
})

/** All pictures and films of a thing; `mainMedia` is the first, the one shown in lists. */
export const Media = Shape({ mainMedia: maybe(MediaItem), items: maybe(Type.Array(MediaItem)) })
