// `npm run mcp` serves the product to agents over standard input and output: docs/changes.md.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { type Command, examples, program } from './command'
import { createMcpServer } from './mcp/createMcpServer'
import { untilStopped } from './untilStopped'

const options = (command: Command) =>
  command
    .option('--by <name>', 'who makes the changes, for the journal', 'agent')
    .option('--url <address>', 'where the product is served, for the addresses of pages')
    .addHelpText('after', examples('', '--by helper'))

export const main = program(options, async ({ by, url }, root) => {
  // Standard output belongs to the protocol, so messages of libraries go elsewhere.
  console.log = console.error
  const server = createMcpServer(root, { who: by, ...(url !== undefined && { url }) })
  await server.connect(new StdioServerTransport())
  await untilStopped({ withInput: true })
  await server.close()
  return 0
})
