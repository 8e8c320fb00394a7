// All mistakes of a source file in one text: each stands behind a switch, so that one build serves for all of them.
import type { Node } from '@pagewright/cli/source'
import { parseSync } from 'vite'
import { exportedFunctions } from './exported'
import { isNode, isOpen, slipsAt, type Slip } from './places'

export interface CodeMutant {
  readonly file: string
  readonly line: number
  /** Stays the same while other lines of the file change: the function around it, what was there and what is. */
  readonly key: string
  /** True if its place is in no function: it runs only while its module loads. */
  readonly isAtLoad: boolean
  /** True if it empties an exported function. */
  readonly isDeletion: boolean
}

export interface Switched {
  readonly mutants: readonly CodeMutant[]
  /** The text of the file, with `__slip(number)` around each place. The numbers are those of `mutants`, plus `first`. */
  readonly text: string
}

interface Place {
  readonly start: number
  readonly end: number
  readonly isStatement: boolean
  readonly slips: readonly (Slip & { readonly number: number })[]
  readonly inner: Place[]
}

/** Returns a file with all its mistakes behind switches. The text is TypeScript, with JSX if its name ends in `x`. */
export function withSwitches(file: string, text: string, first: number): Switched {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const mutants: CodeMutant[] = []
  const counts = new Map<string, number>()
  const lines = lineStarts(text)
  const whole: Place = { start: 0, end: text.length, isStatement: false, slips: [], inner: [] }
  const top = childrenOf(program as unknown as Node)
  const exported = exportedFunctions(top)

  function number(slip: Slip, node: Node, within: string, isAtLoad: boolean): Slip & { readonly number: number } {
    const was = text.slice(slip.start, slip.end)
    const said = slip.instead === undefined ? 'returns at once' : `${short(was)} → ${short(slip.instead)}`
    const name = `${file} › ${within || 'top'} › ${said}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const key = count > 1 ? `${name} (${count})` : name
    mutants.push({ file, line: lineOf(lines, slip.start), key, isAtLoad, isDeletion: exported.has(node) })
    return { ...slip, number: first + mutants.length - 1 }
  }

  function visit(node: Node, parent: Node | undefined, within: string, into: Place, isAround: boolean): void {
    if (!isOpen(node, text)) return
    const name = nameOf(node, parent)
    const inside = name ? (within ? `${within}.${name}` : name) : within
    // Code in a function, or in a field of a class, does not run while its module loads.
    const isAtLoad = isAround && !/Function|^PropertyDefinition$/.test(node.type)
    const slips = slipsAt(node, parent, text).map((slip) => number(slip, node, inside, isAtLoad))
    const isStatement = node.type === 'ExpressionStatement' && !node.directive
    // A statement without a semicolon is as long as its expression, which must stand in brackets.
    const own = isStatement ? [] : slips.filter(({ start, end }) => start === node.start && end === node.end)
    const others = slips.filter((slip) => !own.includes(slip))
    const holder = own.length > 0 ? placeIn(into, node, own, false) : into
    for (const child of childrenOf(node)) {
      const at = others.filter(({ start, end }) => start === child.start && end === child.end)
      const place = at.length > 0 ? placeIn(holder, child, at, isStatement) : holder
      visit(child, node, inside, place, isAtLoad)
    }
    for (const slip of others.filter(({ instead }) => instead === undefined)) placeIn(holder, slip, [slip], false)
  }

  for (const node of top) visit(node, undefined, '', whole, true)
  return { mutants, text: innerText(whole, text) }
}

function placeIn(
  holder: Place,
  { start, end }: Pick<Slip, 'start' | 'end'>,
  slips: Place['slips'],
  isStatement: boolean,
) {
  const place: Place = { start, end, isStatement, slips, inner: [] }
  holder.inner.push(place)
  return place
}

function placeText(place: Place, text: string): string {
  const { slips, isStatement } = place
  const inner = innerText(place, text)
  const [early] = slips
  if (early && early.instead === undefined) return `if(__slip(${early.number}))return;`
  const tests = slips.map(({ number, instead }) => `__slip(${number})?(${instead}):`).join('')
  if (!tests) return inner
  // Lines here end without semicolons: a bracket at the start of a line would call what stands before it.
  return `${isStatement ? 'void ' : ''}(${tests}(${inner}))`
}

function innerText({ start, end, inner }: Place, text: string): string {
  let at = start
  let out = ''
  for (const place of inner.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    out += text.slice(at, place.start) + placeText(place, text)
    at = place.end
  }
  return out + text.slice(at, end)
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** Returns the name that a node gives to what is within it. */
function nameOf(node: Node, parent: Node | undefined): string | undefined {
  const named = isNode(node.id) ? node.id : isNode(node.key) ? node.key : undefined
  if (/^(?:Function|Class|MethodDefinition|Property)/.test(node.type) && named) return identifier(named)
  return parent?.type === 'VariableDeclaration' && named?.type === 'Identifier' ? identifier(named) : undefined
}

function identifier(name: Node): string | undefined {
  const said = name.type === 'Literal' ? name.value : name.name
  return typeof said === 'string' ? said : undefined
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 28)} … ${line.slice(-28)}` : line
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function lineOf(starts: readonly number[], offset: number): number {
  return starts.findLastIndex((start) => start <= offset) + 1
}
