import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** One size of a picture or video: its URL, and its width and height in pixels. */
export const MediaItemUrlAndSize = Shape({
  url: maybe(Text(2000)),
  width: maybe(Type.Integer({ minimum: 0 })),
  height: maybe(Type.Integer({ minimum: 0 })),
  format: maybeNull(Text(50)),
  altText: maybeNull(Text(1000)),
})

/** A video in its resolutions, with its poster picture. */
export const MediaItemVideo = Shape({ files: maybe(Type.Array(MediaItemUrlAndSize)), stillFrameMediaId: maybe(Text(500)) })

/** A picture or video of the shop. `mediaType` says whether `image` or `video` is set. */
export const MediaItem = Shape({
  image: maybe(MediaItemUrlAndSize),
  video: maybe(MediaItemVideo),
  thumbnail: maybe(MediaItemUrlAndSize),
  mediaType: maybe(Type.Enum(['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'])),
  title: maybe(Text(1000)),
  id: maybe(Text(500)),
})

/** All pictures and videos of an item. `mainMedia` is the first, which lists show. */
export const Media = Shape({ mainMedia: maybe(MediaItem), items: maybe(Type.Array(MediaItem)) })
