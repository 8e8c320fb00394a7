import { spawn } from 'node:child_process'

export interface Started {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a site in a process of its own, which ends with this one at the latest. Throws with what it said. */
export function startSite(folder?: string): Promise<Started> {
  const args = ['tools/cli/run.mjs', 'siteForTests', ...(folder ? ['--folder', folder] : [])]
  const site = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => site.once('close', () => resolve()))
  const stop = () => {
    site.stdin.end()
    return ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    site.stderr.on('data', (part: Buffer) => (said += part.toString()))
    site.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      const origin = /"origin":"([^"]+)"/.exec(said)?.[1]
      if (origin) resolve({ origin, stop })
    })
    site.once('close', (code) => reject(new Error(`The site ended with ${code} before it was ready:\n${said}`)))
  })
}
