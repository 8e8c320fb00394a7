import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 100

/**
 * Installs what is missing, while other commands of this clone wait and then look again: two installations at once would
 * remove the files of each other. Gives false if `install` does.
 */
export async function ensureInstalled(root, install) {
  const lock = join(root, '.pagewright', 'installing')
  let isTold = false
  for (let reason = installReason(root); reason; reason = installReason(root)) {
    if (await takeLock(lock)) {
      try {
        // Another command may have installed it just before.
        if (!installReason(root)) return true
        console.error(`Installing the packages of package-lock.json: ${reason}`)
        return await install()
      } finally {
        rmSync(lock, { force: true })
      }
    }
    if (!isTold) console.error(`Another command installs the packages. If none does, remove ${lock}.`)
    isTold = true
    await sleep(pauseMs)
  }
  return true
}

/** Gives false while another process has the lock. One that has ended loses it. */
async function takeLock(lock) {
  const own = String(process.pid)
  const holder = text(lock)
  if (holder !== undefined && isRunning(Number(holder))) return false
  mkdirSync(dirname(lock), { recursive: true })
  if (holder !== undefined) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, own, { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  // Two may take over the lock of an ended process at once: the last one has it.
  await sleep(pauseMs)
  return text(lock) === own
}

/** A lock without a number is just being written. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

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

function text(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
