// `npm run mcp` serves the product to agents over standard input and output: docs/changes.md.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from './mcp/createMcpServer'
import { readOptions } from './options'
import { root as ownRoot } from './root'
import { untilStopped } from './untilStopped'

export async function main(args: string[], root = ownRoot): Promise<number> {
  const { by = 'agent', url } = readOptions(args, { by: 'value', url: 'value' })
  // Standard output belongs to the protocol, so messages of libraries go elsewhere.
  console.log = console.error
  const server = createMcpServer(root, { who: by, ...(url !== undefined && { url }) })
  await server.connect(new StdioServerTransport())
  await untilStopped({ withInput: true })
  await server.close()
  return 0
}
