// Serves the operations of a product as the studio's server does, in a process that ends as by `kill -9` in the middle of a
// write. `tests/studio/interruptions.long.test.ts` starts it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from '../../tools/studio/server/api/answerRequest'
import { createOperations } from '../../tools/studio/server/api/operations'
import { eachWrite } from './eachWrite'

const [folder = '', step = '0', token = ''] = process.argv.slice(2)
const operations = createOperations(folder, { who: 'Ada', check: false, keepDraft: () => 'draft1' })
const server = createServer(
  (asked, answer) => void answerRequest(operations, (asked.url ?? '').slice(1), token, asked, answer),
)
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))

let count = 0
const endsHere = () => {
  count += 1
  return count === Number(step)
}
eachWrite(folder, (perform, hasHalves) => {
  if (endsHere()) process.kill(process.pid, 'SIGKILL')
  if (hasHalves && endsHere()) {
    perform('half')
    process.kill(process.pid, 'SIGKILL')
  }
  return perform('whole')
})
