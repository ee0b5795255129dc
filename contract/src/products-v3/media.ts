import { Type } from 'typebox'
import { Image } from '../image.ts'
import { maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const Video = Shape({
  id: maybe(Text(500), 'ID of the video in the media store.'),
  resolutions: maybe(
    Type.Array(
      Shape({
        url: maybe(Text(2000), 'Address of the video at this size.'),
        height: maybe(Type.Integer({ minimum: 0 }), 'Height in pixels.'),
        width: maybe(Type.Integer({ minimum: 0 }), 'Width in pixels.'),
        format: maybe(Text(50), 'Format of the file, such as `mp4`.'),
      }),
    ),
    'The video in its resolutions.',
  ),
  filename: maybeNull(Text(500), 'Name of the file that was uploaded.'),
})

/** A picture or video of a product: sent by its ID in the media library or by a URL to import, returned with its file. */
export const ProductMedia = Shape({
  id: maybe(Text(500, 1), 'ID of the file in the media library. Either this or `url` is sent.'),
  url: maybe(Text(2000), 'Address of the file. A file that is sent by its address is imported to the library.'),
  image: readOnly(Image, 'The picture. Absent for a video.'),
  video: readOnly(Video, 'The video. Absent for a picture.'),
  altText: maybeNull(Text(1000, 1), 'What it shows, for people who can’t see it.'),
  displayName: maybeNull(Text(80), 'Name of the file in the media library.'),
  mediaType: readOnly(Type.Enum(['IMAGE', 'VIDEO']), 'Whether it is a picture or a video.'),
  thumbnail: readOnly(
    Shape({
      url: maybe(Text(2000), 'Address of the small picture.'),
      height: maybe(Type.Integer({ minimum: 0 }), 'Height in pixels.'),
      width: maybe(Type.Integer({ minimum: 0 }), 'Width in pixels.'),
      altText: maybeNull(Text(1000), 'What it shows.'),
    }),
    'Small picture for lists. On request: THUMBNAIL.',
  ),
})

export const MediaInfo = Shape({
  main: readOnly(ProductMedia, 'The first picture or video, which lists show.'),
  itemsInfo: maybe(
    Shape({ items: maybe(Type.Array(ProductMedia, { maxItems: 100 }), 'Pictures and videos in the shop’s order.') }),
    'All pictures and videos. On request: MEDIA_ITEMS_INFO.',
  ),
})

/** Pictures of a choice, of those of its product. */
export const MediaReferences = Shape({
  items: maybe(
    Type.Array(
      Shape({
        mediaId: maybe(Text(500, 1), 'ID of a picture or video of the product.'),
        url: maybe(Text(2000), 'Address of a picture or video of the product, as the product’s media has it.'),
      }),
      { maxItems: 100 },
    ),
    'Pictures that the shop shows while the choice is selected.',
  ),
})
