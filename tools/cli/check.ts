// `npm run check` prints the problems of the product with their place. `--json` prints them as data. Exits with 1 if
// there are problems.
import { checkProject } from './check/checkProject'
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
    console.log(findings.length === 0 ? 'No problems.' : counted(findings.length))
  }
  return findings.length === 0 ? 0 : 1
}

function counted(count: number): string {
  return count === 1 ? '1 problem.' : `${count} problems.`
}
