// Tests what the check says about steps, sections and rules of forms.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check, form } from './smallProduct'

const who = { title: 'a.title', fields: ['name'] }
const kind = { title: 'a.title', text: 'a.name', fields: ['kind'], columns: 2 }
const rule = { holds: { 'form.name': { not: { from: 'form.kind' } } }, otherwise: 'a.name', at: 'kind' }
const sentencesOf = (more: object) => check({ ...form, ...more }).map(sentence)

it.each([
  ['steps', { steps: { who, kind } }],
  ['steps that do not name all fields', { steps: { who } }],
  ['sections', { sections: { who, kind } }],
  ['rules', { rules: { rule } }],
  ['steps and rules', { steps: { who, kind }, rules: { rule } }],
])('accepts %s', (_name, more) => {
  expect(sentencesOf(more)).toEqual([])
})

it.each([
  ['steps beside sections', { steps: { who }, sections: { kind } }, 'a form has either "steps" or "sections".'],
  ['an unknown field of a step', { steps: { who: { ...who, fields: ['nam'] } } }, 'the form has no member "nam".'],
  ['an unknown field of a section', { sections: { who: { ...who, fields: ['x'] } } }, 'the form has no member "x".'],
  ['a field in two steps', { steps: { who, kind: { ...kind, fields: ['name'] } } }, '"name" stands in another part'],
  ['a field twice in one step', { steps: { who: { ...who, fields: ['name', 'name'] } } }, '"name" stands in another'],
  ['a step without a title', { steps: { who: { fields: ['name'] } } }, '"title" is missing'],
  ['a step without fields', { steps: { who: { title: 'a.title' } } }, '"fields" is missing'],
  ['an unknown title', { steps: { who: { ...who, title: 'a.titl' } } }, 'there is no message "a.titl"'],
  ['three columns', { steps: { who: { ...who, columns: 3 } } }, 'columns: '],
  ['an unknown member of a step', { steps: { who: { ...who, when: { 'form.kind': 'owner' } } } }, '"when"'],
  ['a rule at an unknown field', { rules: { rule: { ...rule, at: 'kin' } } }, 'the form has no member "kin".'],
  ['a rule without a message', { rules: { rule: { ...rule, otherwise: undefined } } }, '"otherwise" is missing'],
  ['a rule without a condition', { rules: { rule: { ...rule, holds: undefined } } }, '"holds" is missing'],
  ['an unknown path of a rule', { rules: { rule: { ...rule, holds: { 'form.nam': 'x' } } } }, '"form.nam"'],
  ['a rule over a row', { rules: { rule: { ...rule, holds: { 'row.name': 'x' } } } }, '"row.name"'],
])('refuses %s', (_name, more, text) => {
  expect(sentencesOf(more).join('\n')).toContain(text)
})
