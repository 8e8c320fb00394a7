// `npm run check` says what is wrong with the texts, a line each; with --json the same as data. Ends with 1 if anything is.
import { lineOf } from './check/finding'
import { localeFindings } from './check/locales'
import { readOptions } from './options'
import { root } from './root'

export async function main(args: string[]): Promise<number> {
  const { json } = readOptions(args, { json: 'switch' })
  const findings = localeFindings(root)
  if (json) console.log(JSON.stringify(findings, null, 2))
  else {
    for (const finding of findings) console.log(lineOf(finding))
    console.log(findings.length === 0 ? 'Nothing is wrong.' : `${findings.length} problems.`)
  }
  return findings.length === 0 ? 0 : 1
}
