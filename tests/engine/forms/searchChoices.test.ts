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
  ['٩٠', ['Türkei']],
  ['۹۰', ['Türkei']],
  // What begins with it comes first.
  ['land', ['Land', 'Ålandinseln']],
  ['img.test', []],
  ['19', []],
  ['.*', []],
])('"%s" finds %j', (typed, found) => {
  expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual(found)
})

const named = (label: string, code: string, ...aliases: string[]) => row(label, { code, aliases })
const countries = [
  named('Guatemala', 'GT'),
  named('United Arab Emirates', 'AE', 'UAE', 'الإمارات'),
  named('Ukraine', 'UA', 'UKR'),
  named('United Kingdom', 'GB', 'UK', 'Great Britain'),
  named('Germany', 'DE', 'Deutschland'),
  named('Georgia', 'GE', 'Sakartvelo'),
  named('Côte d’Ivoire', 'CI', 'Ivory Coast'),
  named('السعودية', 'SA', 'KSA', 'عربستان سعودی'),
  named('آمریکا', 'US', 'USA', 'أمريكا'),
  named('Oʻzbekiston', 'UZ', 'Узбекистан'),
  named('Isparta', 'XX', 'Iğdır'),
  named('ہالینڈ', 'NL'),
]
it.each([
  ['an alias in a list', 'uae', ['United Arab Emirates']],
  ['a code before an alias and a name that begin with it', 'ua', ['Ukraine', 'United Arab Emirates', 'Guatemala']],
  ['an alias before a name that begins with it', 'UK', ['United Kingdom', 'Ukraine']],
  ['a code before a name that begins with it', 'ge', ['Georgia', 'Germany']],
  ['a part of an alias', 'brit', ['United Kingdom']],
  ['an abbreviation with points', 'u.a.e.', ['United Arab Emirates']],
  ['a name without its apostrophe', 'cote divoire', ['Côte d’Ivoire']],
  ['a name with another apostrophe', "o'zbek", ['Oʻzbekiston']],
  ['an i without its dot', 'ıgdır', ['Isparta']],
  ['an Arabic alias without its hamza', 'الامارات', ['United Arab Emirates']],
  ['an Arabic name with another last letter', 'السعوديه', ['السعودية']],
  ['a Persian name with the letters of an Arabic keyboard', 'عربستان سعودي', ['السعودية']],
  ['an Arabic alias with the letters of a Persian keyboard', 'امریکا', ['آمریکا']],
  ['an Urdu name with the letters of an Arabic keyboard', 'هالينڈ', ['ہالینڈ']],
  ['an Urdu name with its own letters', 'ہالینڈ', ['ہالینڈ']],
  ['a name with a stretched letter', 'امـريكا', ['آمریکا']],
])('finds %s: "%s"', (_, typed, found) => {
  expect(searchChoices(countries, typed).map(({ label }) => label)).toEqual(found)
})

it.each([
  ['Arabic', '٢٠'],
  ['Persian', '۲۰'],
])('finds a number that is typed with %s digits, and one that is written with them', (_, typed) => {
  const packs = [row('20 coins', {}), row('٢٠ عملة', {}), row('۲۰ سکه', {}), row('5 coins', {})]
  for (const text of [typed, '20']) expect(searchChoices(packs, text)).toEqual(packs.slice(0, 3))
})

it('does not search the numeric key of a row, and ignores the sign of a telephone code', () => {
  const keyed = [
    { value: '20', label: 'Brazil', row: { id: '20', phone_code: '+55' } },
    { value: '3', label: 'Egypt', row: { id: '3', phone_code: '+20' } },
  ]
  expect(searchChoices(keyed, '20').map(({ label }) => label)).toEqual(['Egypt'])
})
