// Signs the list of releases in a document, and checks it as a device does.
import {
  acceptList,
  type Proof,
  proofId,
  releasesId,
  type Role,
  type Root,
  type SignedReleases,
} from '@pagewright/engine/tools'
import { dataIn, type Releases, textOf, withData, withReleases } from './document'
import { type Key, keyVariable, readKeys, signedBy } from './keys'
import { inDays, readRoot, shortKey } from './roots'

/** How a command signs. */
export interface Signing {
  /** The folder of the product. */
  readonly root: string
  /** The paths of private keys, a path a line. By default, those of the environment. */
  readonly key?: string | undefined
  /** True if there may be no signature yet. */
  readonly isFirst?: boolean
  /** Returns the root that follows, for which the same keys sign. */
  readonly next?: (root: Root) => Root
}

interface Checked {
  readonly proof: Proof
  readonly list: SignedReleases
  /** The newest root of the document, or that of the product. */
  readonly root: Root
  /** Why a device refuses the list, or starts no candidate. */
  readonly problem?: Error | undefined
}

/** Marks the document of a build whose list must be signed before it is deployed. */
export function withoutSignatures(html: string): string {
  return withData(html, proofId, textOf({ signatures: {}, roots: [] } satisfies Proof))
}

/** Checks a document with the root that the product has committed. Returns undefined if its build asks for no signature. */
export async function checkDocument(root: string, html: string): Promise<Checked | undefined> {
  const text = dataIn(html, proofId)
  if (text === undefined) return undefined
  const proof = JSON.parse(text) as Proof
  const signed = dataIn(html, releasesId) ?? '{}'
  const verdict = await checkList(root, signed, proof)
  return { proof, list: JSON.parse(signed) as SignedReleases, root: verdict.root, problem: verdict.problem }
}

function checkList(root: string, signed: string, { signatures, roots }: Proof): ReturnType<typeof acceptList> {
  return acceptList({ signed, signatures }, roots, readRoot(root), undefined, Date.now())
}

/**
 * Writes releases into a document, and signs them if its build asks for that. Throws if the keys do not suffice, or if
 * somebody without a key has changed the document.
 */
export async function signedDocument(html: string, releases: Releases, signing: Signing): Promise<string> {
  const { root, key, isFirst = false, next } = signing
  const checked = await checkDocument(root, html)
  if (!checked) {
    if (key !== undefined || isFirst)
      throw new Error('The document asks for no signature. `pagewright release key` makes a key; then build again.')
    return withReleases(html, releases)
  }
  const { proof, list, problem } = checked
  if (Object.keys(proof.signatures).length === 0) {
    if (!isFirst) throw new Error('The document is not signed yet. `pagewright release sign` signs it.')
  } else if (problem?.name === 'releases-refused')
    throw new Error(
      `Nothing was signed: somebody without a key has changed the document. ${problem.message} Put the signed one back, or deploy the build again and sign it.`,
    )
  const keys = readKeys(key)
  if (keys.length === 0)
    throw new Error(`The releases of this product are signed. Name a private key with --key or ${keyVariable}.`)
  const newest = next?.(checked.root) ?? checked.root
  const text = textOf(numbered(releases, list))
  if (text.length > longest)
    throw new Error(`A device keeps at most ${longest} characters of the list: ${text.length}.`)
  const signers = keys.filter(({ publicKey }) => newest.releases.keys.includes(publicKey))
  const { signatures } = signedBy(signers, text)
  const roots = next ? [...proof.roots, signedBy(keys, textOf(newest))] : proof.roots
  const { problem: left } = await checkList(root, text, { signatures, roots })
  if (left?.name === 'releases-expired')
    throw new Error('The root has expired. `pagewright release rotate` makes the next one.')
  if (left) throw new Error(`${left.message} ${whoMustSign(checked.root, newest, keys)}`)
  return withData(withData(html, releasesId, text), proofId, textOf({ signatures, roots } satisfies Proof))
}

/** Says which keys must sign, and which are at hand. */
function whoMustSign(before: Root, newest: Root, keys: readonly Key[]): string {
  const asks = ({ keys: known, threshold }: Role) => `${threshold} of ${known.map(shortKey).join(', ')}`
  const rotation = newest === before ? [] : [`the new root ${asks(before.root)} and ${asks(newest.root)}`]
  const wanted = [...rotation, `the list ${asks(newest.releases)}`].join(', ')
  return `These keys must sign: ${wanted}. At hand: ${keys.map(({ publicKey }) => shortKey(publicKey)).join(', ')}.`
}

function numbered(releases: Releases, before: Partial<SignedReleases>): SignedReleases {
  for (const one of [releases.current, releases.candidate, releases.lastGood])
    if (one && !one.digest) throw new Error(`The release ${one.id} has no hash. \`pagewright release sign\` adds it.`)
  // By the clock, the first list of a new build is above those of the build before it.
  const version = Math.max((before.version ?? 0) + 1, Math.floor(Date.now() / 1000))
  return { ...releases, type: 'releases', version, expires: inDays(listDays) }
}

/** A store of a device takes 65,536, and the signatures stand there, too. */
const longest = 60_000

/** After so many days without a change, a list starts no candidate until it is signed again. */
const listDays = 90
