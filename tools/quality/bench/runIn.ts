import { spawnSync } from 'node:child_process'

/** Runs a Node script in a folder and returns its seconds. Throws its output if it fails. */
export function runIn(folder: string, script: string, args: readonly string[]): number {
  // Removes NODE_ENV of the caller, because a build is made for production.
  const { NODE_ENV: _mode, ...env } = process.env
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed in a copy of the project:\n${stdout}\n${stderr}`)
  return (performance.now() - began) / 1000
}

/** Runs one of the project's own scripts, such as `generate`, in a copy of the project. */
export function runScriptIn(folder: string, script: string): number {
  return runIn(folder, 'tools/cli/run.mjs', [script])
}
