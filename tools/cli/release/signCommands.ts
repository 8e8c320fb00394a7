// The commands of signed releases: who may sign, and the signature of a build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collected, type Command, examples, InvalidArgument, type Main, program, readWhole } from '../command'
import { change } from './change'
import { type Release, releasesIn } from './document'
import { keyVariable, makeKey } from './keys'
import { firstRoot, nextRoot, type RootChange, rootFile, shortKey, writeRoot } from './roots'
import { checkDocument } from './signing'
import { openStore } from './store/store'
import { digestOf, folderOf } from './upload'

type WithStore = (command: Command) => Command<[], { store: string }>

/** The option that names private keys. */
export const keyOption = [
  '--key <file>',
  `a private key, if the releases are signed; may be repeated; by default ${keyVariable}`,
  collected,
] as const

/** Returns the commands. */
export function signCommands(withStore: WithStore): { readonly [name: string]: Main } {
  const key = program(
    (command) =>
      command
        .description('Makes a key that signs releases, and writes who may sign if the product does not say so yet.')
        .requiredOption('--out <file>', 'where the private key goes: a new file outside the store and the clone')
        .addHelpText('after', examples('--out ~/.config/shop-release.pem')),
    ({ out }, root) => {
      const { publicKey } = makeKey(out)
      if (existsSync(join(root, rootFile)))
        console.log(
          `${out} has a private key, which may sign nothing yet. The public key, for \`pagewright release rotate --add\`:\n${publicKey}`,
        )
      else {
        writeRoot(root, firstRoot(publicKey))
        console.log(`${out} has the private key. Who has it can sign; without it, releases cannot be changed.`)
        console.log(`${rootFile} says that it may sign. Commit it: from the next build on, releases are signed.`)
      }
      return 0
    },
  )

  const sign = program(
    (command) =>
      withStore(command.description('Signs a build before its deployment, or a list that is about to expire.'))
        .option(...keyOption)
        .addHelpText('after', examples('--store dist --key ~/.config/shop-release.pem')),
    async ({ store: place, key: file }, root) => {
      const store = await openStore(place)
      const html = await store.read('index.html')
      const { current, candidate, lastGood } = releasesIn(html?.bytes.toString() ?? '')
      const digests = new Map<string, string>()
      for (const one of [current, candidate, lastGood]) {
        const kept = one && (await store.read(`${folderOf(one.id)}/release.json`))
        if (kept) digests.set(one.id, digestOf(kept.bytes))
      }
      // What is signed already is not hashed again: the store may have changed it.
      const digested = <T extends Release>(one: T): T => ({ ...one, digest: one.digest ?? digests.get(one.id) })
      return change(
        store,
        { did: 'sign' },
        (named) => ({
          releases: {
            ...named,
            current: digested(named.current),
            candidate: named.candidate && digested(named.candidate),
            lastGood: named.lastGood && digested(named.lastGood),
          },
          id: named.current.id,
          says: 'The list of releases is signed.',
        }),
        { root, key: file, isFirst: true },
      )
    },
  )

  const rotate = program(
    (command) =>
      withStore(command.description('Changes which keys may sign, and signs the list with those that are left.'))
        .option(...keyOption)
        .option('--add <public key>', 'a key that may sign from now on; may be repeated', collected)
        .option('--remove <public key>', 'a key that may not sign any longer; may be repeated', collected)
        .option('--threshold <n>', 'how many keys must sign', readWhole)
        .option('--role <name>', 'only these keys change: root, which sign the next keys, or releases', readRole)
        .addHelpText('after', examples('--store /var/www/shop --add MFkw… --key old.pem --key new.pem')),
    async ({ store: place, key: file, add, remove, threshold, role }, root) => {
      const wanted: RootChange = { add: lines(add), remove: lines(remove), threshold, role }
      let made
      const code = await change(
        await openStore(place),
        { did: 'rotate' },
        (releases) => ({
          releases,
          id: releases.current.id,
          says: `${rootFile} has the new keys. Commit it: the next build has it in its code.`,
        }),
        { root, key: file, next: (before) => (made = nextRoot(before, wanted)) },
      )
      if (code === 0 && made) writeRoot(root, made)
      return code
    },
  )
  return { key, sign, rotate }
}

/** Returns lines that say who signed a document, and until when. */
export async function signatureLines(root: string, html: string): Promise<readonly string[]> {
  const checked = await checkDocument(root, html)
  if (!checked) return []
  const { proof, list, root: newest, problem } = checked
  const signers = Object.keys(proof.signatures)
  if (signers.length === 0) return ['signed     not yet']
  return [
    `${problem ? 'refused' : 'signed '}    version ${list.version}, by ${signers.map(shortKey).join(', ')}, until ${list.expires}`,
    ...(problem ? [`           ${problem.message} Devices refuse this list, or its candidate: docs/releases.md`] : []),
    `root       version ${newest.version}, until ${newest.expires}`,
  ]
}

function lines(text: string | undefined): readonly string[] {
  return text?.split('\n') ?? []
}

function readRole(text: string): 'root' | 'releases' {
  if (text === 'root' || text === 'releases') return text
  throw new InvalidArgument('Use root or releases.')
}
