// Reads what a product says of its pages: for each market, with its changes.
import { plainProduct } from '@pagewright/cli/change'
import { filesAt, inline, readContract, type JsonSchema } from '@pagewright/cli/source'
import { isObject, mergePatch } from '@pagewright/engine/tools'

export interface ConfigTree {
  readonly [member: string]: unknown
}
export interface PageOfMarket {
  readonly route: string
  readonly page: ConfigTree
  readonly market: string
  readonly languages: readonly string[]
}
/** A block with the tabs that an address must name to show it. */
export interface PlacedBlock {
  readonly path: string
  readonly block: ConfigTree
  readonly tabs: { readonly [param: string]: string }
  /** True if it may be hidden from somebody. */
  readonly isConditional: boolean
}

export function pagesIn(root: string): readonly PageOfMarket[] {
  const { pages, markets } = plainProduct(filesAt(root))
  return Object.entries(treeOf(markets)).flatMap(([market, own]) => {
    const { languages } = treeOf(own)
    const patches = treeOf(treeOf(own).pages)
    return Object.entries(treeOf(pages)).flatMap(([route, page]) => {
      if (patches[route] === null) return []
      const whole = Object.hasOwn(patches, route) ? mergePatch(page, patches[route]) : page
      return [{ route, page: treeOf(whole), market, languages: Array.isArray(languages) ? languages.map(String) : [] }]
    })
  })
}

/** Returns the blocks of a page, those in tabs too. */
export function blocksIn(
  blocks: unknown,
  around: Omit<PlacedBlock, 'block'> = { path: '', tabs: {}, isConditional: false },
): readonly PlacedBlock[] {
  return Object.entries(treeOf(blocks)).flatMap(([id, found]) => {
    const block = treeOf(found)
    const path = around.path === '' ? id : `${around.path} > ${id}`
    const isConditional = around.isConditional || block.when !== undefined
    const own = { path, block, tabs: around.tabs, isConditional }
    const inner = Object.entries(treeOf(block.tabs)).flatMap(([tab, one]) =>
      blocksIn(treeOf(one).blocks, {
        path: `${path} > ${tab}`,
        tabs: typeof block.param === 'string' ? { ...around.tabs, [block.param]: tab } : around.tabs,
        isConditional: isConditional || treeOf(one).when !== undefined,
      }),
    )
    return [own, ...inner]
  })
}

/** Returns the label keys of the texts that a form asks for at once, and that the page does not fill in. */
export function wantedFields(root: string, block: ConfigTree): readonly string[] {
  const { set } = readContract(root)
  return wantedIn(inline(set, { $ref: `forms.json#/$defs/${String(block.form)}` }, ''), block.fields)
}

function wantedIn({ properties = {}, required = [] }: JsonSchema, fields: unknown): readonly string[] {
  return Object.entries(treeOf(fields)).flatMap(([name, found]) => {
    const field = treeOf(found)
    const isFilled = field.initial !== undefined || field.widget === 'hidden' || field.when !== undefined
    if (!required.includes(name) || isFilled) return []
    const schema = properties[name] ?? {}
    if (field.fields !== undefined) return wantedIn(schema, field.fields)
    return isText(schema) ? [String(field.label)] : []
  })
}

/** Only a text is empty in one way: other kinds may begin with a value. */
function isText({ type, enum: values, default: first }: JsonSchema): boolean {
  return type === 'string' && values === undefined && first === undefined
}

export function treeOf(value: unknown): ConfigTree {
  return isObject(value) ? value : {}
}
