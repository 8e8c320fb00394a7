// Measures the forms in a full browser. The headless shell lacks features such as autofill.
import type { Part } from '../part'
import { aloneName, bareName, beforeName, byHand, ownName, type Rows } from './formMakers'
import { forms, formTable, measureForm } from './forms'
import { targetsOf } from './formTargets'

export const wholeFormsPart: Part = {
  name: 'wholeForms',
  async run(bench) {
    const browser = await bench.wholeBrowser()
    const rows: { [form: string]: Rows } = {}
    for (const form of forms)
      rows[form.name] = await measureForm(
        bench,
        browser,
        form,
        [byHand, beforeName, ownName, aloneName, bareName, 'RJSF, stock'].filter((name) => form.makers.includes(name)),
      )
    return {
      text: [
        `### The same forms in a whole Chromium ${browser.version()}`,
        ...forms.flatMap(({ name, title }) => [`#### ${title}`, formTable(rows[name])]),
      ].join('\n\n'),
      reached: targetsOf(rows, ', whole Chromium'),
    }
  },
}
