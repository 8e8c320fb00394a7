// `npm run mcp` serves the product to agents over standard input and output: docs/changes.md.
import { type Command, examples, program } from './command'
import { untilStopped } from './untilStopped'

const options = (command: Command) =>
  command
    .option('--by <name>', 'who makes the changes, for the history', 'agent')
    .option('--url <address>', 'where the product is served, for the addresses of pages')
    .addHelpText('after', examples('', '--by helper'))

export const main = program(options, async ({ by, url }, root) => {
  const { createMcpServer, StdioServerTransport } = await load()
  // Standard output belongs to the protocol, so messages of libraries go elsewhere.
  console.log = console.error
  const server = createMcpServer(root, { who: by, ...(url !== undefined && { url }) })
  await server.connect(new StdioServerTransport())
  await untilStopped({ withInput: true })
  await server.close()
  return 0
})

/** Loads what only a server needs. Its package is optional, because most products never serve agents. */
async function load() {
  try {
    return {
      ...(await import('@modelcontextprotocol/sdk/server/stdio.js')),
      ...(await import('./mcp/createMcpServer')),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'This needs a package that is not installed. Run: npm install --save-dev @modelcontextprotocol/sdk',
      { cause: error },
    )
  }
}
