// The text of docs/cookbook.md: what somebody wants, what they press, the picture, and the lines that are written.
import { type Recipe, recipes } from './recipes'
import { inWords, picturesOf, stepSentences } from './steps'

/** The lines that recipes write, by the name of the file in `tests/e2e/studioTasks`, without `.diff`. */
export type RecipeLines = (file: string) => string

/** Returns the text of the document. */
export function cookbookPage(linesOf: RecipeLines): string {
  return [head, ...recipes.map((recipe) => section(recipe, linesOf(recipe.file))), costs(linesOf)].join('\n')
}

const head = `# Cookbook of the studio

Written by \`npm run quality -- cookbook\` from \`tools/quality/cookbook/recipes.ts\`. Do not edit. \`tests/e2e/studioTasks.spec.ts\` does the same
steps, by pointer and by keys alone, and compares the saved lines. \`npm run quality -- pictures\` takes the pictures while it does them.

[The studio](studio.md) says what is where. Each recipe ends in **Review**: read the changes, and press **Save**. Names in bold stand on the screen.
`

function section({ name, file, want, shown, steps }: Recipe, lines: string): string {
  const { path, ...others } = shown
  const choices = Object.entries(others).map(([switched, value]) => `the ${switched} \`${value}\``)
  const first = `Open the page \`${path}\`${choices.length > 0 ? `, and choose ${inWords(choices)}` : ''}.`
  const pressed = [first, ...stepSentences(steps)].map((sentence, index) => `${index + 1}. ${sentence}`)
  return [
    `## ${capital(name)}`,
    '',
    want,
    '',
    ...pressed,
    '',
    pictures(name, picturesOf(steps)),
    '',
    written(file, lines),
    '',
  ].join('\n')
}

/** Several pictures are a row, from the first to the last moment. */
function pictures(name: string, names: readonly string[]): string {
  const images = names.map((one, index) => {
    const moment = names.length > 1 ? `, moment ${index + 1}` : ''
    return `![${capital(name)}${moment}](pictures/studio/${one}.png)`
  })
  if (images.length === 1) return images.join('')
  return [
    `| ${images.map((_, index) => String(index + 1)).join(' | ')} |`,
    `|${images.map(() => '---|').join('')}`,
    `| ${images.join(' | ')} |`,
  ].join('\n')
}

const mostLines = 16

function written(file: string, text: string): string {
  const lines = text.trimEnd().split('\n')
  const rest = lines.length - mostLines
  const more = `\nThe other ${rest} lines are in [${file}.diff](../tests/e2e/studioTasks/${file}.diff).\n`
  return ['```diff', ...lines.slice(0, mostLines), '```', ...(rest > 0 ? [more.trimEnd()] : [])].join('\n')
}

function costs(linesOf: RecipeLines): string {
  const rows = recipes.map(({ name, file }) => {
    const lines = linesOf(file).trimEnd().split('\n')
    const changed = lines.filter(isChanged)
    const folders = new Set(
      lines.filter((line) => !isChanged(line)).map((line) => line.replace(/(?<=^[\w.]+\/).*/, '')),
    )
    return `| ${capital(name)} | ${lines.length - changed.length} | ${count(changed, '+')} | ${count(changed, '-')} | ${[...folders].map((one) => `\`${one}\``).join(', ')} |`
  })
  return `## What the recipes write

The files of \`tests/e2e/studioTasks\` have the lines of each recipe, which a person has checked against the sources. The studio writes the same lines, byte for
byte, or the test fails. No recipe touches \`src/\`. What \`npm run generate\` writes is not counted.

| Recipe | Files | Lines added | Lines removed | Where |
|---|---|---|---|---|
${rows.join('\n')}
`
}

const isChanged = (line: string) => /^[+-]/.test(line)
const count = (lines: readonly string[], sign: string) => lines.filter((line) => line.startsWith(sign)).length
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
