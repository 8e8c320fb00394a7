// Measures the forms in a full browser. The headless shell lacks features such as autofill.
import type { Part } from '../part'
import { byHand, forms, measureForm, ownName, formTable, targetsOf, type Rows } from './forms'

export const wholeFormsPart: Part = {
  name: 'wholeForms',
  async run(bench) {
    const browser = await bench.wholeBrowser()
    const rows: { [form: string]: Rows } = {}
    for (const form of forms)
      rows[form.name] = await measureForm(bench, browser, form, [byHand, ownName, 'RJSF, stock'])
    return {
      text: [
        `### The same forms in a whole Chromium ${browser.version()}`,
        ...forms.flatMap(({ name, title }) => [`#### ${title}`, formTable(rows[name])]),
      ].join('\n\n'),
      reached: targetsOf(rows, ', whole Chromium'),
    }
  },
}
