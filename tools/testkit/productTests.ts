import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkProject, printed } from '@pagewright/cli'
import { filesAt, readContract } from '@pagewright/cli/source'
import type { Middleware } from '@pagewright/vite/source'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblems, type AnswerOptions } from './answerProblems'

export interface OpenedSandbox {
  readonly answer: Middleware
  close(): void
}

export interface ProductTestOptions extends AnswerOptions {
  /** The folder of the product. The default is the current folder. */
  readonly root?: string
  /** Opens the API server that tests and development use. */
  readonly openSandbox: () => OpenedSandbox
}

/**
 * Declares the tests of a product: the check finds no problem, and the sandbox's answers fit the schemas. They cover
 * each read whose required members have a value, and the first page of each list.
 */
export function productTests({ root = process.cwd(), openSandbox, ...how }: ProductTestOptions): void {
  // A slow machine needs longer than Vitest's five seconds.
  it('the check finds no problem', { timeout: 120_000 }, async () => {
    const findings = (await checkProject(root)).filter(({ isWarning }) => !isWarning)
    expect(findings.map((finding) => printed(finding, filesAt(root)))).toEqual([])
  })

  describe('the answers of the sandbox fit the schemas', () => {
    const contract = readContract(root)
    const reads = Object.entries(contract.calls).filter(([, { kind }]) => kind === 'read')
    let sandbox: OpenedSandbox
    let origin = ''
    const server = createServer((request, response) =>
      sandbox.answer(request, response, () => response.writeHead(404).end()),
    )
    beforeAll(async () => {
      sandbox = openSandbox()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
      sandbox.close()
    })

    it.each(reads.map(([endpoint]) => endpoint))('%s', async (endpoint) => {
      expect(await answerProblems(contract, origin, endpoint, how)).toEqual([])
    })
  })
}
