// Tests the recorded speech of a screen reader on the main flows. `npm run hear` records it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { differences } from '../../tools/quality/hear/differences'
import { flows, languages, sayIn, type HeardLanguage } from '../../tools/quality/hear/flows'
import {
  calledWrong,
  notCalledRequired,
  sizesSaid,
  sizesSaidAgain,
  spokenSteps,
  wronglyAnnounced,
  type SpokenStep,
  type Words,
} from '../../tools/quality/hear/rules'
import { spokenIn, withoutTimingEffects } from '../../tools/quality/hear/spoken'
import { formSchema } from '../e2e/support/formSchema'
import type { Told } from '../e2e/support/wanted'
import type { PlainWord } from '../e2e/support/words'

/** The texts of Orca and of the pages in each language. Orca falls back to English. */
const words: { readonly [language in HeardLanguage]: Words } = {
  en: {
    invalid: ['invalid', 'not valid'],
    required: ['required'],
    loaded: ['Finished loading', 'document web'],
    size: /^List with \d+ items?/,
  },
  ar: {
    invalid: ['invalid', 'غير صالح', 'غير صحيح', 'خطأ'],
    required: ['مطلوب'],
    loaded: ['انتهى تحميل', 'Finished loading'],
    size: /^قائمة بـ \d+/,
  },
}

/** The form of a flow, and the message keys of its labels. */
const forms: {
  readonly [flow: string]: { readonly form: Told; readonly labels: { readonly [name: string]: PlainWord } }
} = {
  signIn: { form: 'login', labels: { account: 'login.account', password: 'login.password' } },
  recharge: {
    form: 'recharge',
    labels: {
      user_id: 'recharge.userId',
      country_id: 'recharge.country',
      method_id: 'recharge.method',
      amount: 'recharge.amount',
      agree: 'recharge.agree',
    },
  },
  complaint: { form: 'dispute', labels: { kind: 'order.dispute.kind' } },
}

/** Flows that pass a list. */
const listed = ['agencies', 'complaint', 'language']

const folder = join(import.meta.dirname, '../screenReader')
const kept = flows.flatMap(({ id }) => languages.map((language) => ({ id, language })))
const read = (id: string, language: HeardLanguage): readonly SpokenStep[] =>
  spokenSteps(readFileSync(join(folder, `${id}.${language}.txt`), 'utf8'))

function titleIn(language: HeardLanguage): (path: string) => string {
  return (path) => {
    const page = Object.entries(pages).find(([route]) => route === path)?.[1]
    return page ? sayIn(language)(page.title as PlainWord).replaceAll('{{product}}', 'Lumi') : path
  }
}

describe.each(kept)('$id in $language', ({ id, language }) => {
  it('has been heard', () => {
    expect(existsSync(join(folder, `${id}.${language}.txt`))).toBe(true)
    expect(read(id, language).length).toBeGreaterThan(5)
  })

  it('nothing is called wrong before it is sent', () => {
    expect(calledWrong(read(id, language), words[language])).toEqual([])
  })

  it('each change of page is announced once', () => {
    expect(wronglyAnnounced(read(id, language), titleIn(language), words[language])).toEqual([])
  })

  it('each list says its size once', () => {
    const steps = read(id, language)
    expect(sizesSaidAgain(steps, words[language])).toEqual([])
    if (listed.includes(id)) expect(sizesSaid(steps, words[language]).length).toBeGreaterThan(0)
  })
})

const asked = Object.entries(forms).flatMap(([id, wanted]) =>
  languages.map((language) => ({ id, language, ...wanted })),
)
it.each(asked)('everything required is called required: $id in $language', ({ id, language, form, labels }) => {
  const spoken = (formSchema(form).required ?? []).map((name) => {
    const label = labels[name]
    return label === undefined
      ? `the field ${name}, of which nothing is told here`
      : sayIn(language)(label).replaceAll('{{product}}', 'Lumi')
  })
  expect(spoken.length).toBeGreaterThan(0)
  expect(notCalledRequired(read(id, language), spoken, words[language])).toEqual([])
})

describe('a rule notices', () => {
  const opens = '> opens the page, comes to /login\nFinished loading Lumi.\nmain content Log in.\n'
  const title = () => 'Log in'
  const en = words.en

  it.each([
    ['a field that is called wrong untouched', '> tab\nPassword entry\ninvalid entry.\n', 1],
    ['nothing, where it was sent', '> sends\nPassword entry\ninvalid entry.\n', 0],
    ['nothing else', '> tab\nPassword entry\n', 0],
  ])('%s', (_what, more, count) => {
    expect(calledWrong(spokenSteps(opens + more), en)).toHaveLength(count)
  })

  it.each([
    ['a required field that is not called so', '> tab\nPassword entry\n', ['Password']],
    ['one that is not come to', '> tab\nAccount entry required.\n', ['Password']],
    ['one that is called so only the first time', '> tab\nPassword, required.\n> tab\nPassword.\n', ['Password']],
    ['nothing, where it is said in a line of its own', '> tab\nPassword entry\nrequired.\n', []],
  ])('%s', (_what, more, labels) => {
    expect(notCalledRequired(spokenSteps(opens + more), ['Password'], en)).toEqual(labels)
  })

  it.each([
    ['nothing', opens, 0],
    ['a page that says nothing', '> enter, comes to /login\nmain content\n', 1],
    ['a page that is announced twice', `${opens}Log in heading level 1.\n`, 1],
    ['a page under a false title', '> enter, comes to /login\nmain content Loading.\n', 1],
    ['a page of which only the browser speaks', '> opens the page, comes to /login\nFinished loading Log in.\n', 1],
    ['no title that is read', '> reads all\nLog in\nLog in\n', 0],
  ])('%s announced', (_what, text, count) => {
    expect(wronglyAnnounced(spokenSteps(text), title, en)).toHaveLength(count)
  })

  it.each([
    ['nothing', '> tab\nList with 20 items.\nOne.\n> tab\nTwo.\n', []],
    ['a size said twice at once', '> tab\nList with 20 items.\nList with 20 items.\n', ['List with 20 items.']],
    [
      'a size said again at the next row',
      '> tab\nList with 2 items.\n> tab\nList with 2 items.\n',
      ['List with 2 items.'],
    ],
  ])('%s of a list', (_what, text, again) => {
    expect(sizesSaidAgain(spokenSteps(text), en)).toEqual(again)
  })
})

describe('the recorded speech', () => {
  it.each([
    ["06:00:01.5 - SPEECH OUTPUT: 'Log in push button.'{'established': False}", ['Log in push button.']],
    ["06:00:01.5 - SPEECH OUTPUT: 'It's here' voice=uppercase{'a': 1}", ["It's here"]],
    ["06:00:01.5 - SPEECH OUTPUT: 'Order W202603105645453472 at 12:00:02'", ['Order <number> at <time>']],
    ["06:00:01.5 - SPEECH OUTPUT: ''", []],
    ["06:00:01.5 - SPEECH OUTPUT: 'Loading. Please wait.'{}", []],
    ["06:00:01.5 - WEB: Context: [heading | 'Log in']", []],
    ["06:00:01.5 - SPEECH OUTPUT: 'Finished loading Lumi.'", []],
  ])('%s', (written, said) => {
    expect(spokenIn(written)).toEqual(said)
  })

  const moment = { dialogs: 1, title: 'Order', isOpened: true, isLoaded: false }
  it.each([
    ['a dialog that opens has its title', ['Order Number 7.', 'Sent'], moment, ['Order', 'Sent']],
    ['one that opens in silence has none', ['Sent'], moment, ['Sent']],
    ['one that one comes back to has none', ['Order dialog', 'Sent'], { ...moment, isOpened: false }, ['Sent']],
    ['a page has all', ['Order x'], { ...moment, dialogs: 0, isOpened: false }, ['Order x']],
    [
      'one that has loaded has its title',
      ['main Order', 'x'],
      { ...moment, dialogs: 0, isLoaded: true },
      ['main Order'],
    ],
  ])('%s', (_what, said, now, left) => {
    expect(withoutTimingEffects(said, now)).toEqual(left)
  })

  it.each([
    ['> a\nb\nc\n', '> a\nc\nb\n', []],
    ['> a\nb\n> c\n', '> a\nx\n> c\n', ['  from line 2:', '  - b', '  + x']],
    ['> a\n', '> a\na\n', ['  from line 2:', '  + a']],
  ])('%j became %j', (before, after, found) => {
    expect(differences(before, after)).toEqual(found)
  })
})
