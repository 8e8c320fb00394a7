import { spawnSync } from 'node:child_process'

/** Installs packages of Debian. Several test files may do so at once, and apt lets one at a time. */
export function aptInstall(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      env,
    }).status === 0
  for (let left = 3; left > 0; left -= 1) {
    // Another one that updates the lists lets this one wait.
    if (run('update') && run('install', '-y', '--no-install-recommends', ...packages)) return
    spawnSync('sleep', ['5'])
  }
}
