// Tools of the MCP server around a proposal: propose, apply, revert, test and photograph it.
import { randomUUID } from 'node:crypto'
import { applyChanges, undoChange } from '../change/applyChanges'
import { type ChangeSet, Refused } from '../change/change'
import { planChanges, planText } from '../change/plan'
import { changeMembers, readChangeSet } from '../change/readChanges'
import { runTests } from '../change/runTests'
import { findingLine } from '../check/finding'
import { generate } from '../generate'
import { diffOf } from '../new/diff'
import { photograph, widths } from './screenshot'
import { type Arguments, argumentsOf, type McpTool, textOf } from './tool'

export interface WriteToolOptions {
  /** The name in the history. */
  readonly who: string
  /** `false` skips the check and `generate`, for tests that make many changes. */
  readonly check?: boolean
  /** The address of `npm start`, for pictures. */
  readonly url?: string
}

interface Proposal {
  readonly set: ChangeSet
  readonly seen: readonly string[]
  /** The id of the change, once it is applied. */
  readonly change?: string
}

const usualUrl = 'http://127.0.0.1:5173'

const kinds = Object.entries(changeMembers)
  .map(([kind, members]) => `${kind} (${members.join(', ')})`)
  .join('; ')

/** Returns the tools that change the product at a root. Only a proposal of this process can be applied. */
export function writeTools(root: string, { who, check = true, url = usualUrl }: WriteToolOptions): readonly McpTool[] {
  const proposals = new Map<string, Proposal>()
  /** Returns a proposal that the arguments may name. */
  const proposedIn = (args: Arguments) => {
    const id = textOf(args, 'proposal')
    return id === undefined ? undefined : (proposals.get(id)?.set ?? refuseProposal())
  }
  const finish = async () => (check ? (await generate({ root })).problems.map(findingLine) : [])
  return [
    {
      name: 'propose',
      description: `Plans changes and writes nothing. Each change has "do": ${kinds}. "at" is a path as a text or a list of names; a list entry is its number. "market" with a page or schema means its overlay. Returns words, lines, new problems, choices and, if it can be written, a proposal to apply.`,
      inputSchema: argumentsOf({
        changes: {
          type: 'array',
          items: { type: 'object', properties: { do: { enum: Object.keys(changeMembers) } }, required: ['do'] },
        },
        'note?': { type: 'string', description: 'why' },
      }),
      isRead: true,
      async run(args) {
        const set = readChangeSet({ changes: args.changes, ...(args.note !== undefined && { note: args.note }) })
        const plan = await planChanges(root, set, { check })
        const isOpen = plan.problems.length === 0 && plan.choices.length === 0 && plan.files.length > 0
        const id = randomUUID()
        if (isOpen) proposals.set(id, { set, seen: plan.seen })
        return { ...(isOpen && { proposal: id }), plan: planText(plan), diff: diffOf(plan.files) }
      },
    },
    {
      name: 'apply',
      description:
        'Writes a proposal. It is refused if somebody has changed the same place since. Returns the id of the change.',
      inputSchema: argumentsOf({ proposal: { type: 'string' } }),
      isRead: false,
      async run(args) {
        const id = textOf(args, 'proposal') ?? ''
        const found = proposals.get(id) ?? refuseProposal()
        if (found.change !== undefined)
          throw new Refused(`This proposal is already applied, as change ${found.change}.`)
        const { entry } = await applyChanges(root, found.set, { seen: found.seen, who, check })
        proposals.set(id, { ...found, change: entry.id })
        return {
          change: entry.id,
          words: entry.words,
          files: entry.files.map(({ file }) => file),
          problems: await finish(),
        }
      },
    },
    {
      name: 'revert',
      description: 'Undoes a change by its id. Later changes of other places stay.',
      inputSchema: argumentsOf({ change: { type: 'string' } }),
      isRead: false,
      async run(args) {
        const entry = await undoChange(root, textOf(args, 'change') ?? '', { who, check })
        return { change: entry.id, words: entry.words, problems: await finish() }
      },
    },
    {
      name: 'test',
      description:
        'Runs the unit tests that a proposal may affect, in a copy of the product. Without a proposal, runs those that read the whole product as it is. Takes minutes.',
      inputSchema: argumentsOf({ 'proposal?': { type: 'string' } }),
      isRead: true,
      run: (args) => runTests(root, proposedIn(args)),
    },
    {
      name: 'screenshot',
      description:
        'Photographs a page of the product that `npm start` serves, also with the changes of a proposal. Returns a PNG.',
      inputSchema: argumentsOf({
        page: { type: 'string', description: 'a route, with a query if it needs one' },
        'market?': { type: 'string' },
        'language?': { type: 'string' },
        'role?': { type: 'string', description: 'a demo account' },
        'scheme?': { enum: ['light', 'dark'] },
        'size?': { enum: Object.keys(widths) },
        'proposal?': { type: 'string' },
      }),
      isRead: true,
      run: (args) => {
        const text = (name: string) => {
          const value = textOf(args, name)
          return value !== undefined && { [name]: value }
        }
        const size = sizes.find((one) => one === args.size) ?? 'phone'
        const scheme = args.scheme === 'dark' && { scheme: 'dark' as const }
        const shown = { page: textOf(args, 'page') ?? '/', size, ...scheme }
        return photograph(
          root,
          url,
          { ...shown, ...text('market'), ...text('language'), ...text('role') },
          proposedIn(args),
        )
      },
    },
  ]
}

const sizes = Object.keys(widths) as (keyof typeof widths)[]

function refuseProposal(): never {
  throw new Refused('There is no such proposal. Call "propose" first, and name what it returns.')
}
