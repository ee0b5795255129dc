import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** One size of a picture or video: its URL, and its width and height in pixels. */
export const MediaItemUrlAndSize = Shape({
  url: maybe(Text(2000), 'Address of the file at this size.'),
  width: maybe(Type.Integer({ minimum: 0 }), 'Width in pixels.'),
  height: maybe(Type.Integer({ minimum: 0 }), 'Height in pixels.'),
  format: maybeNull(Text(50), 'Format of a video, such as `mp4`, or `hls` for a stream. Null if unknown.'),
  altText: maybeNull(Text(1000), 'What the picture shows, for people who can’t see it.'),
})

/** A video in its resolutions, with its poster picture. */
export const MediaItemVideo = Shape({
  files: maybe(
    Type.Array(MediaItemUrlAndSize),
    'The video in its resolutions, the best one first, then its stream. As it was uploaded until they are made.',
  ),
  stillFrameMediaId: maybe(Text(500), 'ID of the picture that is shown until the video plays.'),
})

/** A picture or video of the shop. `mediaType` says whether `image` or `video` is set. */
export const MediaItem = Shape({
  image: maybe(MediaItemUrlAndSize, 'The picture. Absent for a video.'),
  video: maybe(MediaItemVideo, 'The video. Absent for a picture.'),
  thumbnail: maybe(MediaItemUrlAndSize, 'Small picture for lists, at most 50 pixels wide and high.'),
  mediaType: maybe(
    Type.Enum(['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip']),
    'Whether the entry is a picture, a video or another file.',
  ),
  title: maybe(Text(1000), 'Title of the entry, which for a picture is its alternative text.'),
  id: maybe(Text(500), 'ID of the file in the media store.'),
})

/** All pictures and videos of an item. `mainMedia` is the first, which lists show. */
export const Media = Shape({
  mainMedia: maybe(MediaItem, 'The first entry, which lists show. Absent if there are no pictures.'),
  items: maybe(Type.Array(MediaItem), 'All pictures and videos in the shop’s order.'),
})
