// Private keys that sign releases: files outside the store, which no error and no log quotes.
import { spawnSync } from 'node:child_process'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { dataIn } from './document'
import { releasesId, type Signed } from '@pagewright/engine/tools'

/** A key that is at hand. */
export interface Key {
  /** SPKI, base64. It is also the name of the key. */
  readonly publicKey: string
  sign(text: string): string
}

/** The variable of the environment that has the paths of the keys. */
export const keyVariable = 'PAGEWRIGHT_RELEASE_KEY'

/** Makes a key pair, writes the private key to a new file that only its owner may read, and returns the key. */
export function makeKey(file: string): Key {
  refuseOpenPlace(file)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return keyOf(privateKey)
}

/** Reads the keys of `--key`, a path a line, or of the environment. Throws if a file is no such key. */
export function readKeys(option: string | undefined): readonly Key[] {
  const files = option?.split('\n') ?? process.env[keyVariable]?.split(delimiter) ?? []
  return files.filter(Boolean).map((file) => {
    if (!existsSync(file)) throw new Error(`There is no file ${file}, which is named as a private key.`)
    if (storeAbove(realpathSync(file)))
      throw new Error(`${file} lies in a store, where a server shows it to everybody. Use a new key: docs/releases.md.`)
    const key = keyIn(file)
    if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return keyOf(key)
    throw new Error(`${file} is no private key of ECDSA P-256. \`pagewright release key --out <file>\` makes one.`)
  })
}

/** Returns true for the name of a key. */
export function isPublicKey(name: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(name, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** Returns signatures of a text by each key. */
export function signedBy(keys: readonly Key[], signed: string): Signed {
  return { signed, signatures: Object.fromEntries(keys.map((key) => [key.publicKey, key.sign(signed)])) }
}

function keyIn(file: string): KeyObject | undefined {
  try {
    return createPrivateKey(readFileSync(file))
  } catch {
    return undefined
  }
}

function keyOf(privateKey: KeyObject): Key {
  return {
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    // Browsers take r and s, not DER.
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  }
}

function refuseOpenPlace(file: string): void {
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const path = join(realpathSync(folder), basename(file))
  if (existsSync(path)) throw new Error(`${file} exists already. Choose another name, so that no key is lost.`)
  if (storeAbove(path))
    throw new Error(`${file} is in a store, where a server shows it to everybody. Choose another folder.`)
  const { status } = spawnSync('git', ['-C', dirname(path), 'check-ignore', '-q', path], { stdio: 'ignore' })
  if (status === 1)
    throw new Error(`${file} is in a clone and not ignored, so it could be committed. Choose another folder.`)
}

/** Returns the store that a path is in: a folder whose document names releases. */
function storeAbove(path: string): string | undefined {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const document = join(folder, 'index.html')
    if (existsSync(document) && dataIn(readFileSync(document, 'utf8'), releasesId) !== undefined) return folder
  }
  return undefined
}
