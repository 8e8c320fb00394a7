// Mistakes in the texts of a language.
import { baseOf, formOf, placeholdersOf, sameAsEnglish } from '@pagewright/cli'
import { nameOf, type Site } from '../site'
import { memberSlip } from '../memberSlip'
import { dropMember, renameMember, replaceValue } from '../mutant'
import type { Ground, Operator } from '../operator'
import { typo } from '../typo'

function text(
  id: string,
  change: (words: string, ground: Ground & { readonly language: string; readonly key: string }) => string | undefined,
): Operator {
  return {
    id: `text-${id}`,
    area: 'texts',
    plant: (site, ground) => {
      if (site.kind !== 'text' || site.path.length !== 2) return undefined
      const words = String(site.value)
      const made = change(words, { ...ground, language: languageOf(site), key: nameOf(site) })
      return made === undefined || made === words ? undefined : replaceValue(site, made)
    },
  }
}

function languageOf({ file }: Site): string {
  return file.slice('locales/'.length, -'.json'.length)
}

const twins: { readonly [letter: string]: string } = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  x: 'х',
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  р: 'p',
}
const mayBeSame = new Set(sameAsEnglish.flatMap(({ keys }) => keys))

export const textOperators: readonly Operator[] = [
  {
    id: 'text-key',
    area: 'texts',
    plant: (site, { random, facts }) => {
      if (site.path.length !== 2 || formOf(nameOf(site)) !== undefined) return undefined
      return memberSlip(site, random, facts.known.messages)
    },
  },
  {
    id: 'text-dropped',
    area: 'texts',
    plant: (site, { source }) => (site.path.length === 2 ? dropMember(site, source) : undefined),
  },
  {
    id: 'text-plural-dropped',
    area: 'texts',
    plant: (site, { source }) =>
      site.path.length === 2 && formOf(nameOf(site)) !== undefined ? dropMember(site, source) : undefined,
  },
  {
    id: 'text-plural-unknown',
    area: 'texts',
    plant: (site) =>
      site.path.length === 2 && formOf(nameOf(site)) !== undefined
        ? renameMember(site, `${baseOf(nameOf(site))}_${languageOf(site) === 'ar' ? 'lots' : 'two'}`)
        : undefined,
  },
  { id: 'text-kind', area: 'texts', plant: (site) => (site.path.length === 2 ? replaceValue(site, 7) : undefined) },
  text('empty', () => ''),
  text('spaces', (words) => (words.includes(' ') ? words.replace(' ', '  ') : `${words} `)),
  text('markup', (words) => `<b>${words}</b>`),
  text('placeholder', (words, { random }) => {
    const [name] = placeholdersOf(words)
    const wrong = name === undefined ? undefined : typo(name, random)
    return wrong === undefined ? undefined : words.replaceAll(`{{${name}}}`, `{{${wrong}}}`)
  }),
  text('placeholder-dropped', (words, { key }) => {
    const name = placeholdersOf(words).find((one) => one !== 'count')
    return name === undefined || formOf(key) !== undefined
      ? undefined
      : words.replaceAll(`{{${name}}}`, '').replaceAll(/\s+/g, ' ').trim() || 'x'
  }),
  text('brace', (words) => (placeholdersOf(words).length > 0 ? words.replace('}}', '}') : undefined)),
  text('hidden-control', (words) => `${words.slice(0, 1)}\u200f${words.slice(1)}`),
  text('digits', (words) =>
    /\d/.test(words.replaceAll(/\{\{.*?\}\}/g, '')) ? words.replace(/\d(?![^{]*\}\})/, '٣') : undefined,
  ),
  text('letter-of-another-script', (words, { key }) => {
    const plain = words.replaceAll(/\{\{.*?\}\}/g, (found) => ' '.repeat(found.length))
    const at = [...plain].findIndex((letter) => letter in twins)
    return at < 0 || mayBeSame.has(key)
      ? undefined
      : `${words.slice(0, at)}${twins[words[at] ?? '']}${words.slice(at + 1)}`
  }),
  text('untranslated', (_words, { facts, language, key }) => {
    const english = facts.texts.en?.[key]
    return language === 'en' ||
      mayBeSame.has(key) ||
      english === undefined ||
      !/[a-z]{3}/.test(english.replaceAll(/\{\{.*?\}\}/g, ''))
      ? undefined
      : english
  }),
]
