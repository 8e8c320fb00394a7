// The shape of a tool of the MCP server.

/** A JSON Schema of the arguments of a tool. */
export interface ArgumentSchema {
  readonly type: 'object'
  readonly properties: { readonly [name: string]: object }
  readonly required?: readonly string[]
  readonly additionalProperties: false
}

export type Arguments = { readonly [name: string]: unknown }

export interface McpTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: ArgumentSchema
  /** True if it only reads. */
  readonly isRead: boolean
  /** Returns the answer: data, or the bytes of a PNG. Throws `Refused` with a sentence for the agent. */
  run(args: Arguments): Promise<unknown>
}

/** Returns a schema of arguments. Names that end with a question mark may be missing. */
export function argumentsOf(properties: { readonly [name: string]: object }): ArgumentSchema {
  const names = Object.keys(properties)
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), properties[name] ?? {}])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

export function textOf(args: Arguments, name: string): string | undefined {
  const value = args[name]
  return typeof value === 'string' ? value : undefined
}
