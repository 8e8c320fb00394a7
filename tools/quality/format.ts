import { runTool } from './steps/command'

export async function main(args: string[]): Promise<number> {
  const { code, output } = await runTool('oxfmt', args.length > 0 ? args : ['.'])
  process.stdout.write(output)
  return code
}
