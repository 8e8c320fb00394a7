import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says why `npm ci` is needed in this folder, or gives undefined when what is installed is what the lockfile names. */
export function installReason(root) {
  const installed = read(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return 'node_modules is missing.'
  const wanted = read(join(root, 'package-lock.json'))
  if (!wanted) return 'package-lock.json is missing.'
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    // Optional packages belong to one system each: most of them are rightly absent.
    if (path === '' || (optional && !installed[path])) continue
    const found = installed[path]?.version
    if (found !== version) return `${path} is ${found ?? 'missing'}, the lockfile says ${version}.`
    if (!existsSync(join(root, path))) return `${path} is missing.`
  }
  return undefined
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
