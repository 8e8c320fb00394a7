// The server of the API for developing and tests: it keeps notes in memory.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OpenSandbox } from '@pagewright/vite'

interface Note {
  readonly id: string
  readonly title: string
  readonly text: string
}

type Call = (body: { readonly [name: string]: unknown }) => unknown

const rows = 20

/** Opens the sandbox with sixty notes. Whoever opens it closes it. */
export function openSandbox(): OpenSandbox {
  const notes: Note[] = Array.from({ length: 60 }, (_, at) => ({
    id: String(60 - at),
    title: `Note ${60 - at}`,
    text: 'Written when the sandbox was opened.',
  }))
  const calls: { readonly [path: string]: Call } = {
    '/account': () => ({ uid: '1' }),
    '/notes/create'({ title, text }) {
      notes.unshift({ id: String(notes.length + 1), title: String(title), text: String(text) })
      return {}
    },
    '/notes/list'({ page }) {
      const end = Number(page) * rows
      return { list: notes.slice(end - rows, end), has_more: end < notes.length }
    },
  }
  return {
    answer(request, response, next) {
      const call = request.method === 'POST' ? calls[request.url ?? ''] : undefined
      if (call) void reply(request, response, call)
      else next()
    },
    close() {},
  }
}

async function reply(request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
  let text = ''
  for await (const part of request) text += String(part)
  const res = call(JSON.parse(text || '{}') as { readonly [name: string]: unknown })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ code: 0, res, extend: {}, msg: 'success' }))
}
