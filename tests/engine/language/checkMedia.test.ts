// Tests the problems of pictures and videos.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check } from './smallProduct'

const film = { block: 'media', video: '/tour.webm', label: 'a.name', ratio: '16/9' }
const picture = { block: 'media', image: '/icon.svg', label: 'a.name', ratio: '1/1' }

it.each([
  ['a file of public/', film],
  ['a host of linkHosts', { ...film, video: 'https://help.example/tour.webm' }],
  ['a value of the page', { ...picture, image: { from: 'user.id' } }],
  [
    'a poster and captions',
    { ...film, poster: '/icon.svg', captions: { en: '/tour.en.vtt', 'pt-BR': '/tour.en.vtt' } },
  ],
])('%s is good', (_what, block) => {
  expect(check(block).map(sentence)).toEqual([])
})

it.each([
  ['neither', { ...picture, image: undefined }, 'one of "image" and "video" is needed, and only one.'],
  ['both', { ...picture, video: '/tour.webm' }, 'one of "image" and "video" is needed, and only one.'],
  ['no label', { ...picture, label: undefined }, '"label" is missing'],
  ['a file that is not there', { ...picture, image: '/icn.svg' }, 'Did you mean "/icon.svg"?'],
  ['another host', { ...film, video: 'https://evil.example/a.webm' }, '"linkHosts" of the market lacks "evil.example"'],
  ['http', { ...film, video: 'http://help.example/a.webm' }, 'expected an address such as https'],
  ['a script', { ...film, video: 'javascript:alert(1)' }, 'expected an address such as https'],
  ['a path that leads nowhere', { ...film, video: { from: 'user.idd' } }, 'Did you mean "user.id"?'],
  [
    'captions of another host',
    { ...film, captions: { en: 'https://help.example/a.vtt' } },
    'expected a file of public/',
  ],
  ['captions of no language', { ...film, captions: { English: '/tour.en.vtt' } }, '"English" is no language'],
  ['another ratio', { ...picture, ratio: '5/4' }, 'Allowed: 21/9, 16/9'],
])('%s is told', (_what, block, said) => {
  expect(
    check(JSON.parse(JSON.stringify(block)))
      .map(sentence)
      .join('\n'),
  ).toContain(said)
})
