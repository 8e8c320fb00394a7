// A client of the tools for agents, without the check, for tests that make many changes.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { createMcpServer } from '../../../tools/cli/mcp/createMcpServer'

/** Connects a client to the tools of the product in a folder. */
export async function connect(folder: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createMcpServer(folder, { who: 'agent', check: false, url: 'http://127.0.0.1:9' }).connect(theirs)
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(ours)
  return client
}

interface Answer {
  readonly isError: boolean
  readonly text: string
  readonly data: { readonly [name: string]: unknown }
}

/** Calls a tool. */
export async function call(
  client: Client,
  name: string,
  args: { readonly [name: string]: unknown } = {},
): Promise<Answer> {
  const { content, isError = false } = await client.callTool({ name, arguments: args })
  const text = (content as readonly { readonly text: string }[]).map((one) => one.text).join('\n')
  return { isError: isError === true, text, data: isError === true ? {} : (JSON.parse(text) as Answer['data']) }
}
