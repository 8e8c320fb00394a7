// `npm run check` prints the problems of the product with their place. `--json` prints them as data. Exits with 1 if
// there are problems, and with 0 if there are only warnings.
import { checkProject } from './check/checkProject'
import type { Finding } from './check/finding'
import { printed } from './check/printed'
import { filesAt, readOnce } from './files'
import { readOptions } from './options'
import { root as ownRoot } from './root'

export async function main(args: string[], root = ownRoot): Promise<number> {
  const { json } = readOptions(args, { json: 'switch' })
  const files = readOnce(filesAt(root))
  const findings = await checkProject(files)
  if (json) console.log(JSON.stringify(findings, null, 2))
  else {
    for (const finding of findings) console.log(printed(finding, files))
    console.log(summary(findings))
  }
  return findings.every(({ isWarning }) => isWarning) ? 0 : 1
}

function summary(findings: readonly Finding[]): string {
  const warnings = findings.filter(({ isWarning }) => isWarning).length
  const problems = findings.length - warnings
  const first = problems === 0 ? 'No problems' : problems === 1 ? '1 problem' : `${problems} problems`
  return warnings === 0 ? `${first}.` : `${first}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`
}
