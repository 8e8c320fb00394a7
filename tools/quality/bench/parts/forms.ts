// Measures the recharge form and forms of 8, 30 and 200 fields, compared with hand-written forms and other libraries.
import type { Browser } from '@playwright/test'
import { counts, problemOf, rechargeFields, someFields } from '../drawn/fields'
import { table } from '../figures'
import { visitForm } from '../measure/visitForm'
import { inTurn, type Bench, type Part } from '../part'
import { makers, rowOf, byHand, type Maker, type Rows } from './formMakers'
import { peerTargets, targetsOf } from './formTargets'
import { formName } from '../pagewright/pages/fields'

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
    urlOf: (origins, { folder, site = 'pagewright' }) =>
      folder ? `${origins.references}/${folder}-recharge.html` : `${origins[site]}/recharge`,
  },
  ...counts.map((count) => ({
    name: formName(count),
    title: `${count} fields: texts, numbers, choices and checkboxes, half of them required`,
    problems: emptyProblems(someFields(count)),
    makers: Object.keys(makers),
    urlOf: (origins: Bench['origins'], { folder, site = 'pagewright' }: Maker) =>
      folder ? `${origins.references}/${folder}-fields.html?count=${count}` : `${origins[site]}/${formName(count)}`,
  })),
]

export const formsPart: Part = {
  name: 'forms',
  async run(bench) {
    const rows: { [form: string]: Rows } = {}
    for (const form of forms) rows[form.name] = await measureForm(bench, bench.browser, form, form.makers)
    return {
      text: forms.flatMap(({ name, title }) => [`### ${title}`, formTable(rows[name])]).join('\n\n'),
      reached: [...targetsOf(rows, ''), ...peerTargets(rows)],
    }
  },
}

/** Visits a form of each maker in turn. Leaves out the engine of another commit, if the bench did not build it. */
export async function measureForm(bench: Bench, browser: Browser, form: Form, all: readonly string[]): Promise<Rows> {
  const { origins, slowdown, runs } = bench
  const names = all.filter((name) => makers[name]?.site !== 'before' || origins.before !== undefined)
  const isOnce = (name: string) => form.name === formName(200) && makers[name]?.isSlow === true
  const visits = names.flatMap((name) => {
    const maker = makers[name]
    if (!maker) return []
    const hasChoices = form.name === 'recharge' && maker.filled !== undefined
    const ready = `form${hasChoices ? `:has(${maker.filled})` : ''} input:not([type=submit])`
    const visit = { url: form.urlOf(origins, maker), ready, problem: maker.problem, problems: form.problems, slowdown }
    return [[name, () => visitForm(browser, visit)] as const]
  })
  const found = {
    ...(await inTurn(form.name, runs, Object.fromEntries(visits.filter(([name]) => !isOnce(name))))),
    ...(await inTurn(`${form.name}, slow`, 1, Object.fromEntries(visits.filter(([name]) => isOnce(name))))),
  }
  return Object.fromEntries(names.map((name) => [name, { name, runs: found[name] ?? [] }]))
}

function emptyProblems(fields: ReturnType<typeof someFields>): number {
  return fields.filter((field) => problemOf(field, undefined)).length
}

export function formTable(rows: Rows | undefined): string {
  return table(Object.values(rows ?? {}), rowOf(rows, byHand))
}
