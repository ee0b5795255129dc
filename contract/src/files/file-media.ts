import { Type } from 'typebox'
import { Image } from '../image.ts'
import { field, Instant, maybe, maybeNull, Shape, Text } from '../scalars.ts'

const Channel = Type.Integer({ minimum: 0, maximum: 255 })

const Color = Shape({
  hex: field(Type.String(), 'The colour as `#RRGGBB`.'),
  rgb: field(
    Shape({ r: field(Channel, 'Red, 0 to 255.'), g: field(Channel, 'Green, 0 to 255.'), b: field(Channel, 'Blue, 0 to 255.') }),
    'The colour by channel.',
  ),
})

const ImageMedia = Shape({
  image: field(Image, 'The picture, upright: width and height as it is shown.'),
  colors: maybe(
    Shape({
      prominent: field(Color, 'The colour that most of the picture has.'),
      palette: field(Type.Array(Color, { maxItems: 100 }), 'The most frequent colours, the most frequent first.'),
    }),
    'Colours of the picture. Absent for vector images.',
  ),
  faces: maybe(
    Type.Array(
      Shape({
        confidence: field(Type.Number(), 'How certain it is that this is a face, from 0 to 1.'),
        x: field(Type.Integer(), 'Left edge in pixels.'),
        y: field(Type.Integer(), 'Top edge in pixels.'),
        height: field(Type.Integer(), 'Height in pixels.'),
        width: field(Type.Integer(), 'Width in pixels.'),
      }),
      { maxItems: 100 },
    ),
    'Faces in the picture.',
  ),
  previewImage: maybe(Image, 'A smaller picture that everyone can see, also of a private one.'),
  caption: maybeNull(Text(300), 'A description of the picture made by software.'),
})

const VideoMedia = Shape({
  id: field(Type.String(), 'ID of the file.'),
  resolutions: field(
    Type.Array(
      Shape({
        url: field(Type.String(), 'Where this resolution is served.'),
        height: field(Type.Integer(), 'Height in pixels.'),
        width: field(Type.Integer(), 'Width in pixels.'),
        format: field(
          Type.String(),
          'Lines and container, such as `720p.mp4`, or `hls` for the stream. The lines of an upright video are its width.',
        ),
      }),
      { maxItems: 100 },
    ),
    'Resolutions of the video, the best one first, then its stream. Empty until they are made: a video can be played before.',
  ),
  filename: field(Type.String(), 'Name of the file.'),
  posters: maybe(Type.Array(Image, { maxItems: 100 }), 'Pictures from the video, to show before it plays.'),
  durationInSeconds: maybe(Type.Number(), 'Length of the video in seconds.'),
})

const AudioMedia = Shape({
  id: field(Type.String(), 'ID of the file.'),
  assets: field(
    Type.Array(
      Shape({
        id: field(Type.String(), 'ID of the file.'),
        url: field(Type.String(), 'Where this format is served.'),
        filename: field(Type.String(), 'Name of the file.'),
        duration: maybe(Type.Number(), 'Length in seconds. The packages write it into the text form of the recording.'),
      }),
      { maxItems: 100 },
    ),
    'Formats of the recording, the original first.',
  ),
  bitrate: maybe(Type.Integer(), 'Bits per second.'),
  format: maybe(Type.String(), 'Format of the original, such as `mp3`.'),
  duration: maybe(Type.Number(), 'Length in seconds.'),
  sizeInBytes: field(Type.String(), 'Size of the original in bytes.'),
})

const DocumentMedia = Shape({
  id: field(Type.String(), 'ID of the file.'),
  url: field(Type.String(), 'Where the file is served.'),
  filename: field(Type.String(), 'Name of the file.'),
})

const ArchiveMedia = Shape({
  id: field(Type.String(), 'ID of the file.'),
  url: field(Type.String(), 'Where the file is served.'),
  urlExpirationDate: maybeNull(Instant, 'When the URL ends. Absent: it doesn’t.'),
  sizeInBytes: field(Type.String(), 'Size of the file in bytes.'),
  filename: field(Type.String(), 'Name of the file.'),
})

const Model3D = Shape({
  id: field(Type.String(), 'ID of the file.'),
  url: field(Type.String(), 'Where the file is served.'),
  thumbnail: maybe(Image, 'A picture of the model.'),
  altText: maybeNull(Type.String(), 'What the model shows, for people who can’t see it.'),
  urlExpirationDate: maybeNull(Instant, 'When the URL ends. Absent: it doesn’t.'),
  filename: field(Type.String(), 'Name of the file.'),
  sizeInBytes: field(Type.String(), 'Size of the file in bytes.'),
})

/** What is known of a file's content: the one field of its media type. Files of the type OTHER have none. */
export const FileMedia = Shape({
  image: maybe(ImageMedia, 'The picture, if the media type is IMAGE.'),
  video: maybe(VideoMedia, 'The video, if the media type is VIDEO.'),
  audio: maybe(AudioMedia, 'The recording, if the media type is AUDIO.'),
  document: maybe(DocumentMedia, 'The document, if the media type is DOCUMENT.'),
  vector: maybe(ImageMedia, 'The vector image, if the media type is VECTOR.'),
  archive: maybe(ArchiveMedia, 'The archive, if the media type is ARCHIVE.'),
  model3d: maybe(Model3D, 'The model, if the media type is MODEL3D.'),
})
