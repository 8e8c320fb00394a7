// The recharge form and the form of two hundred fields, beside what a person or another library makes of them.
import { medianOf, ratioOf, show, table, times, type Row } from '../figures'
import { visitForm } from '../measure/visitForm'
import { inTurn, type Bench, type Part, type Report } from '../part'
import { atMost } from '../targets'

/** How each page shows a problem, and that its countries are there. */
const makers = {
  'plain React': { page: 'plain', problem: '.error', filled: 'option:nth-child(101)' },
  'react-hook-form by hand': { page: 'hookForm', problem: '.error', filled: 'option:nth-child(101)' },
  Pagewright: { page: '', problem: '.pw-field-error', filled: '.pw-picker:not(.pw-picker-held)' },
  'RJSF, stock': { page: 'rjsf', problem: '.error-detail', filled: 'option:nth-child(101)' },
  'JSON Forms': { page: 'jsonForms', problem: '.validation_error:not(:empty)', filled: 'option:nth-child(101)' },
} as const
type Maker = keyof typeof makers

const forms = {
  recharge: { problems: 5, filled: true },
  fields: { problems: 100, filled: false },
} as const

export const formsPart: Part = {
  name: 'forms',
  async run(bench) {
    const recharge = await measured(bench, 'recharge')
    const fields = await measured(bench, 'fields')
    return reportOf(recharge, fields)
  },
}

async function measured(bench: Bench, form: keyof typeof forms): Promise<Rows> {
  const { browser, origins, slowdown, runs } = bench
  const { problems, filled } = forms[form]
  const visit = (maker: Maker) => () => {
    const { page, problem, filled: choice } = makers[maker]
    const url = page === '' ? `${origins.pagewright}/${form}` : `${origins.references}/${page}-${form}.html`
    const ready = `form${filled ? `:has(${choice})` : ''} input`
    return visitForm(browser, { url, ready, problem, problems, slowdown })
  }
  const names = Object.keys(makers) as Maker[]
  const visits = Object.fromEntries(names.map((maker) => [maker, visit(maker)])) as {
    readonly [M in Maker]: () => ReturnType<typeof visitForm>
  }
  const found = await inTurn(form, runs, visits)
  return Object.fromEntries(names.map((name) => [name, { name, runs: found[name] }])) as Rows
}

type Rows = { readonly [M in Maker]: Row }

function reportOf(recharge: Rows, fields: Rows): Report {
  const byHand = 'react-hook-form by hand'
  const ratio = ({ [byHand]: base, Pagewright: own }: Rows, figure: string) => ratioOf(own, base, figure)
  const kB = (value: number) => `${show(value)} kB`
  return {
    text: [
      '### Recharge form: user ID, 100 countries, methods of the country, amount, consent',
      table(Object.values(recharge), recharge[byHand]),
      '### 200 fields: texts, figures, choices and ticks, a hundred of them required',
      table(Object.values(fields), fields[byHand]),
    ].join('\n\n'),
    reached: [
      atMost('JavaScript until the recharge form can be used', medianOf(recharge.Pagewright, 'JS kB'), 140, kB),
      atMost('CSS of that', medianOf(recharge.Pagewright, 'CSS kB'), 11, kB),
      atMost('script to a usable recharge form, by react-hook-form', ratio(recharge, 'script ms'), 1.8, times),
      atMost('script a key, recharge form', ratio(recharge, 'script a key'), 1, times),
      atMost('script a key, 200 fields', ratio(fields, 'script a key'), 1.1, times),
      atMost('script of a submit with 100 errors', ratio(fields, 'submit script'), 1.3, times),
      atMost('all work of a submit with 100 errors', ratio(fields, 'submit work'), 1.3, times),
      atMost('heap of 200 fields', ratio(fields, 'heap MB'), 1.25, times),
    ],
  }
}
