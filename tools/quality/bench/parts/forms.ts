// Measures the recharge form and forms of 8, 30 and 200 fields, compared with hand-written forms and other libraries.
import type { Browser } from '@playwright/test'
import { counts, problemOf, rechargeFields, someFields } from '../drawn/fields'
import { medianOf, ratioOf, showFigure, table, ratioText, type Row } from '../figures'
import { visitForm } from '../measure/visitForm'
import { inTurn, type Bench, type Part, type PartReport } from '../part'
import { atMost, first, withReason, type Reached } from '../targets'
import { formName } from '../pagewright/pages/fields'

interface Maker {
  /** The folder with its reference pages. Pagewright's own pages have another origin. */
  readonly folder?: string
  /** The selector of a field's problem. */
  readonly problem: string
  /** The selector that shows that the countries have loaded. Absent without a recharge form. */
  readonly filled?: string
}

export const byHand = 'react-hook-form by hand'
export const ownName = 'Pagewright'
const options = 'option:nth-child(101)'
const makers: { readonly [name: string]: Maker } = {
  'plain React': { folder: 'references/plain', problem: '.error', filled: options },
  [byHand]: { folder: 'references/hookForm', problem: '.error', filled: options },
  [ownName]: { problem: '.pw-field-error', filled: '.pw-picker:not(.pw-picker-held)' },
  'RJSF, stock': { folder: 'references/rjsf', problem: '.error-detail', filled: options },
  'JSON Forms': { folder: 'references/jsonForms', problem: '.validation_error:not(:empty)', filled: options },
  SurveyJS: { folder: 'references/survey', problem: '.sd-question__erbox' },
  Formily: { folder: 'react18/formily', problem: '.ant-formily-item-error-help' },
  'form-render': { folder: 'react18/formRender', problem: '.ant-form-item-explain-error' },
  amis: { folder: 'react18/amis', problem: '.cxd-Form-feedback' },
}
/** The libraries that draw a form from data, as ours does. */
const peers = Object.keys(makers).slice(3)

interface Form {
  readonly name: string
  readonly title: string
  readonly problems: number
  readonly makers: readonly string[]
  urlOf(origins: Bench['origins'], maker: Maker): string
}

export const forms: readonly Form[] = [
  {
    name: 'recharge',
    title: 'Recharge form: user ID, 100 countries, methods of the country, amount, consent',
    problems: emptyProblems(rechargeFields),
    makers: Object.keys(makers).filter((name) => makers[name]?.filled),
    urlOf: (origins, { folder }) =>
      folder ? `${origins.references}/${folder}-recharge.html` : `${origins.pagewright}/recharge`,
  },
  ...counts.map((count) => ({
    name: formName(count),
    title: `${count} fields: texts, numbers, choices and checkboxes, half of them required`,
    problems: emptyProblems(someFields(count)),
    makers: Object.keys(makers),
    urlOf: (origins: Bench['origins'], { folder }: Maker) =>
      folder
        ? `${origins.references}/${folder}-fields.html?count=${count}`
        : `${origins.pagewright}/${formName(count)}`,
  })),
]

export const formsPart: Part = {
  name: 'forms',
  async run(bench) {
    const rows: { [form: string]: Rows } = {}
    for (const form of forms) rows[form.name] = await measureForm(bench, bench.browser, form, form.makers)
    return reportOf(rows)
  },
}

export type Rows = { readonly [maker: string]: Row }

/** Visits a form of each maker in turn. */
export async function measureForm(bench: Bench, browser: Browser, form: Form, names: readonly string[]): Promise<Rows> {
  const { origins, slowdown, runs } = bench
  const visits = names.flatMap((name) => {
    const maker = makers[name]
    if (!maker) return []
    const hasChoices = form.name === 'recharge' && maker.filled !== undefined
    const ready = `form${hasChoices ? `:has(${maker.filled})` : ''} input:not([type=submit])`
    const visit = { url: form.urlOf(origins, maker), ready, problem: maker.problem, problems: form.problems, slowdown }
    return [[name, () => visitForm(browser, visit)] as const]
  })
  const found = await inTurn(form.name, runs, Object.fromEntries(visits))
  return Object.fromEntries(names.map((name) => [name, { name, runs: found[name] ?? [] }]))
}

function emptyProblems(fields: ReturnType<typeof someFields>): number {
  return fields.filter((field) => problemOf(field, undefined)).length
}

function reportOf(rows: { readonly [form: string]: Rows }): PartReport {
  const kB = (value: number) => `${showFigure(value)} kB`
  const recharge = rowOf(rows['recharge'], ownName)
  return {
    text: forms.flatMap(({ name, title }) => [`### ${title}`, formTable(rows[name])]).join('\n\n'),
    reached: [
      withReason(
        because.bytes,
        atMost('JavaScript until the recharge form can be used', medianOf(recharge, 'JS kB'), 165, kB),
      ),
      ...targetsOf(rows, ''),
      ...[8, 30].flatMap((count) => bestOfPeers(rows[formName(count)], count)),
    ],
  }
}

/** Why a target is missed. docs/adr/0001-rjsf-form-whole.md has the measurements. */
const because = {
  bytes: "RJSF's registry imports every field, widget and template that it has, used or not",
  key: "React hands a key down RJSF's tree, ten components a field",
  submit: 'RJSF renders all components of a field for its message',
  heap: 'RJSF keeps ten components a field',
  bare: 'theirs is a bare form; ours is a page of a product, with router, session, languages and its account',
} as const

export function formTable(rows: Rows | undefined): string {
  return table(Object.values(rows ?? {}), rowOf(rows, byHand))
}

/** Returns the targets of forms compared with hand-written ones, and their results. `where` ends each line. */
export function targetsOf(rows: { readonly [form: string]: Rows }, where: string): readonly Reached[] {
  const ratio = (form: string, figure: string) => ratioOf(rowOf(rows[form], ownName), rowOf(rows[form], byHand), figure)
  const sizes = counts.map((count) => ({ form: formName(count), what: `${count} fields${where}` }))
  return [
    atMost(`script to a usable recharge form${where}`, ratio('recharge', 'script ms'), 2.2, ratioText),
    ...sizes.map(({ form, what }) =>
      withReason(because.key, atMost(`script a key, ${what}`, ratio(form, 'script a key'), 1.5, ratioText)),
    ),
    ...sizes.map(({ form, what }) =>
      withReason(
        because.submit,
        atMost(`script of a refused submit, ${what}`, ratio(form, 'submit script'), 2, ratioText),
      ),
    ),
    withReason(because.heap, atMost(`heap of 200 fields${where}`, ratio(formName(200), 'heap MB'), 1.5, ratioText)),
  ]
}

/** Returns whether each figure of ours is the best of all libraries that draw forms from data. */
function bestOfPeers(rows: Rows | undefined, count: number): readonly Reached[] {
  const columns = {
    'JS kB': because.bytes,
    'visible ms': because.bare,
    'script ms': because.bare,
    'script a key': because.key,
    'submit script': because.submit,
    'heap MB': because.bare,
  }
  return Object.entries(columns).map(([figure, reason]) => {
    const others = peers.map((name) => ({ name, value: medianOf(rowOf(rows, name), figure) }))
    return withReason(
      reason,
      first(`${figure}, ${count} fields, compared with each peer`, medianOf(rowOf(rows, ownName), figure), others),
    )
  })
}

function rowOf(rows: Rows | undefined, name: string): Row {
  return rows?.[name] ?? { name, runs: [] }
}
