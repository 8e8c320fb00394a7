import { atom, byId, either, needed, object, oneOf, optional, path, special } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

const file = special('mediaFile', atom('text'))
const picture = either(object({ from: needed('The path to the address.', path('image'), 'row.picture') }), file)
const video = either(object({ from: needed('The path to the address.', path('address'), 'row.url') }), file)

export const outline: Outline = { look: 'banner', ratio: 'ratio' }

export const definition = defineBlock({
  kind: 'media',
  doc: 'A picture or a video. A video loads after somebody presses its button.',
  oneOf: ['image', 'video'],
  members: {
    image: optional(
      'The address of a picture: a file of `public/`, an address on a host of `linkHosts`, or a value of the page.',
      picture,
      '/shop.svg',
    ),
    video: optional('The address of a video, as that of a picture.', video),
    poster: optional('The picture that stands in the place of a video until it plays.', picture),
    captions: optional(
      'Captions of a video by language. They are WebVTT files of `public/`.',
      special('captions', byId(atom('text'))),
      { en: '/tour.en.vtt', ar: '/tour.ar.vtt' },
    ),
    label: needed('What the picture or the video shows, for those who do not see it.', message),
    mirror: optional('Mirrors a picture in languages that are written from right to left.', oneOf(true)),
    ratio: needed(
      'Its width and height, which the page keeps free for it.',
      oneOf('21/9', '16/9', '4/3', '1/1', '3/4', '9/16'),
    ),
  },
  outline,
  codeGroup: 'media',
  example: {
    block: 'media',
    video: 'https://help.example/tour.webm',
    poster: '/picture/1.png',
    label: 'a.title',
    ratio: '16/9',
  },
})
