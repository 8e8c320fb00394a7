// Tests the texts of the product: their keys, placeholders, plural forms and languages.
import { expect, it } from 'vitest'
import { createTexts } from '@pagewright/engine/tools'
import { markets } from '../../markets.config'
import { findingLine } from '../../tools/cli/check/finding'
import { bundleFindings } from '../../tools/cli/check/texts/locales'
import { bundleNamed, bundles } from './bundles'

it.each(bundles)('F38 S9-01 $language has the keys, the placeholders and the forms of English', (bundle) => {
  const later = ['missing-key', 'missing-form', 'untranslated']
  const found = bundleFindings(bundle, bundleNamed('en'))
  expect(found.filter(({ name, isWarning }) => !isWarning && !later.includes(name)).map(findingLine)).toEqual([])
})

it('F38 S1-11 S9-01 the ten languages of the spec are there, and no market offers another one', () => {
  const known = bundles.map(({ language }) => language)
  const spec = ['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh']
  expect(known).toEqual(expect.arrayContaining(spec))
  for (const { languages } of Object.values(markets)) {
    expect(languages.filter((language) => !known.includes(language))).toEqual([])
  }
})

it.each([
  ['en', 2, '2 rows', '2 more rows, 9 in all'],
  ['ru', 5, '5 строк', 'Ещё 5 строк, всего 9'],
  ['ar', 2, 'عنصران', 'عنصران إضافيان، والمجموع 9'],
  ['ar', 3, '3 عناصر', '3 عناصر إضافية، والمجموع 9'],
])('S1-11 in %s a list announces %i rows as "%s", and as many more as "%s"', async (language, count, found, grown) => {
  const load = async () => bundleNamed(language).texts
  const texts = await createTexts({ languages: [language], language, load, strict: true })
  expect(texts.t('engine.list.found', { count })).toBe(found)
  expect(texts.t('engine.list.grown', { count, total: 9 })).toBe(grown)
})
