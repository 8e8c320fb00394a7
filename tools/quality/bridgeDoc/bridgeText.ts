// Writes docs/bridge.md: the native functions that the page calls, for developers of the app.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deadlineOf } from '../../../src/widgets/bridge/deadlines'
import { deepLinks } from '../../../src/widgets/bridge/deepLinks'
import { gamePanel, games } from '../../../src/widgets/bridge/games'
import type { Gate, NativeKind } from '../../../src/widgets/bridge/nativeFunction'
import { shareTypes } from '../../../src/widgets/bridge/share'
import { activityPages } from '../../../src/widgets/bridge/activityPages'
import { nativeUses } from './nativeUses'
import { eventUses, ownUses, unused } from '../../../src/widgets/nativeUses'
import { shapeLines } from './shapeLines'
import { nativeCalls, type Product } from '@pagewright/cli'
import type { Contract, NativeEntry } from '@pagewright/cli/source'

/** Returns the document: the text beside this file, with tables in place of its marks. */
export function bridgeText(product: Product, contract: Contract): string {
  const events = Object.entries(contract.native ?? {}).filter(([, { kind }]) => kind === 'event')
  return filled(readFileSync(join(import.meta.dirname, 'text.md'), 'utf8'), {
    deadlines: deadlineTable(),
    functions: functionTables(nativeCalls(contract), nativeUses(product), contract),
    events: eventTable(events, contract),
    deepLinks: deepLinkTable(),
    games: gameTable(),
    panel: `${gamePanel.width} × ${gamePanel.height}`,
    welfare: `\`<origin>${activityPages.welfare}\``,
    shareTypes: Object.entries(shareTypes)
      .map(([type, name]) => `${type} ${name}`)
      .join(', '),
  })
}

type Entries = readonly (readonly [name: string, entry: NativeEntry])[]

const kinds: { readonly [Kind in Exclude<NativeKind, 'event'>]: string } = {
  info: 'Questions',
  shell: 'The environment of the page',
  navigate: 'Links to other screens of the app',
  share: 'Sharing',
  choose: 'Choosing images',
  upload: 'Uploading images',
}

function deadlineTable(): string {
  const rows = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => [
    `\`${kind}\``,
    kinds[kind],
    `${timeWords(deadlineOf(kind, {}))}${kind === 'upload' ? ' for each image' : ''}`,
  ])
  return table(['Kind', 'What it is', 'Time for an answer'], rows)
}

function timeWords(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} min`
}

/** Returns a table for each kind. Throws for a kind without a heading. */
function functionTables(calls: Entries, uses: ReturnType<typeof nativeUses>, contract: Contract): string {
  const unknown = calls.find(([, { kind }]) => !Object.hasOwn(kinds, kind))
  if (unknown)
    throw new Error(
      `schemas/native.json › ${unknown[0]}: no kind "${unknown[1].kind}". ${Object.keys(kinds).join(', ')}.`,
    )
  return Object.entries(kinds)
    .map(([kind, title]) => [title, calls.filter(([, entry]) => entry.kind === kind)] as const)
    .filter(([, ofKind]) => ofKind.length > 0)
    .map(([title, ofKind]) => {
      const rows = ofKind.map(([name, entry]) => [
        `\`${name}\``,
        lines(argumentLines(entry, contract)),
        entry.answer === undefined ? '' : lines(shapeLines(contract.set, entry.answer)),
        lines(gateLines(entry.gate as Gate | undefined)),
        lines(usesOf(name, uses)),
      ])
      return `### ${title}\n\n${table(['Function', 'Arguments', 'Answer', 'Gate', 'Used by'], rows)}`
    })
    .join('\n\n')
}

function usesOf(name: string, uses: ReturnType<typeof nativeUses>): readonly string[] {
  const found = [...(uses.get(name) ?? []), ...(ownUses[name] === undefined ? [] : [`The client: ${ownUses[name]}.`])]
  return found.length === 0 && unused[name] !== undefined ? [unused[name]] : found
}

function argumentLines({ args, sends }: NativeEntry, { set }: Contract): readonly string[] {
  const taken = shapeLines(set, args)
  return sends === undefined ? taken : [...taken, '*Sent over the bridge:*', ...shapeLines(set, sends)]
}

function gateLines(gate: Gate | undefined): readonly string[] {
  return gate ? [`iOS ${gate.ios} or newer`, `Android: versionCode above ${gate.androidAbove}`] : []
}

function eventTable(events: Entries, { set }: Contract): string {
  const rows = events.map(([name, { args, answer }]) => {
    return [
      `\`${name}\``,
      lines(shapeLines(set, args)),
      eventUses[name] ?? '',
      answer === undefined ? '' : lines(shapeLines(set, answer)),
    ]
  })
  return table(['Event', 'Arguments', 'What the page does', 'Answer'], rows)
}

function deepLinkTable(): string {
  const rows = Object.entries(deepLinks).map(([target, { path, by }]) => [
    `\`${target}\``,
    `\`<scheme>://${path}${by === undefined ? '' : `?${by}=…`}\``,
  ])
  return table(['Target', 'Address'], rows)
}

function gameTable(): string {
  const rows = Object.entries(games).map(([type, { label, page }]) => [
    type,
    label,
    page === undefined ? 'drawn by the app: `url` is empty' : `\`<origin>${activityPages[page]}\``,
  ])
  return table(['Type', 'Game', 'Page'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll('|', '\\|')).join('<br>')
}

/** Replaces the marks `{{name}}` by texts. Throws for a mark without a text. */
function filled(text: string, texts: { readonly [name: string]: string }): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => {
    const found = texts[name]
    if (found === undefined) throw new Error(`tools/quality/bridgeDoc/text.md: there is no text for {{${name}}}.`)
    return found
  })
}
