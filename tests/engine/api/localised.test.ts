import { expect, it } from 'vitest'
import { localise } from '../../../src/engine/api/answer/localised'

it.each([
  ['the language', { name: 'a', name_tr: 'b' }, 'tr', { name: 'b', name_tr: 'b' }],
  ['the plain name without it', { name: 'a', name_tr: 'b' }, 'fa', { name: 'a', name_tr: 'b' }],
  ['the plain name for an empty one', { name: 'a', name_tr: ' ' }, 'tr', { name: 'a', name_tr: ' ' }],
  ['the image', { image_url: '/a', image_url_pt: '/b' }, 'pt', { image_url: '/b', image_url_pt: '/b' }],
  [
    'what ends with a name',
    { country_name: 'a', country_name_id: 'b' },
    'id',
    { country_name: 'b', country_name_id: 'b' },
  ],
  ['no id for a name', { country: 'a', country_id: '7' }, 'id', { country: 'a', country_id: '7' }],
  ['a name that exists in one language alone', { name_ar: 'b' }, 'ar', { name: 'b', name_ar: 'b' }],
  ['rows at every depth', { list: [{ name: 'a', name_tr: 'b' }] }, 'tr', { list: [{ name: 'b', name_tr: 'b' }] }],
])('S3-16 takes %s', (_, row, language, localised) => {
  expect(localise(row, language)).toEqual(localised)
})

it('S3-16 leaves the row it was given as it was', () => {
  const row = Object.freeze({ name: 'a', name_tr: 'b' })
  expect(localise(row, 'tr')).not.toBe(row)
})
