import { spawn } from 'node:child_process'

export interface Started {
  readonly origin: string
  stop(): Promise<void>
}

/** Variables of the environment that a site has beside those of the tests. */
export interface SiteEnvironment {
  /** The folder with scripts of real apps. */
  readonly BRIDGE_SHIMS_DIR?: string
}

/** Starts a site in a process of its own, which ends with this one at the latest. Throws with what it said. */
export function startSite(folder?: string, environment: SiteEnvironment = {}): Promise<Started> {
  const args = ['tools/ready.mjs', 'siteForTests', ...(folder ? ['--folder', folder] : [])]
  const env = { ...process.env, ...environment }
  const site = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env })
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
