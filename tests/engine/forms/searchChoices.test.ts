import { expect, it } from 'vitest'
import { searchChoices } from '../../../src/engine/forms/fields/choice'

const row = (label: string, row: object) => ({ value: label, label, row })
const choices = [
  row('Ålandinseln', { code: 'AX', name_default: 'Åland Islands', icon: 'https://img.test/turkiye.png' }),
  row('Ägypten', { code: 'EG', name_ar: 'مصر', name_default: 'Egypt', phone_code: '20' }),
  row('Türkei', { code: 'TR', name_tr: 'Türkiye', name_default: 'Turkey', phone_code: '90', id: 19 }),
  { ...row('Land', {}), note: 'Not Turkey' },
]

it.each([
  ['', ['Ålandinseln', 'Ägypten', 'Türkei', 'Land']],
  ['   ', ['Ålandinseln', 'Ägypten', 'Türkei', 'Land']],
  ['turkiye', ['Türkei']],
  ['TURKEI', ['Türkei']],
  ['turkey', ['Türkei', 'Land']],
  ['مصر', ['Ägypten']],
  ['eg', ['Ägypten']],
  ['90', ['Türkei']],
  // What begins with it comes first.
  ['land', ['Land', 'Ålandinseln']],
  ['img.test', []],
  ['19', []],
  ['.*', []],
])('"%s" finds %j', (typed, found) => {
  expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual(found)
})
