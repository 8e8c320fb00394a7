import { runNode } from './runNode'

/** Packs the public packages into a folder and returns the paths of the archives, as `npm run pack` does. */
export async function packPackages(into: string): Promise<readonly string[]> {
  const { status, stdout, stderr } = await runNode('.', ['tools/cli/run.mjs', 'pack', '--into', into])
  if (status !== 0) throw new Error(`The packages were not packed:\n${stdout}\n${stderr}`)
  return stdout.split('\n').filter((line) => line.endsWith('.tgz'))
}
