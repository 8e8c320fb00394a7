// Takes the failure reports of a product, counts the devices on which a release failed, and passes the reports on.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Releases } from './document'
import { createEvidence, type Evidence, sure } from './evidence'

/** What a report says about a release that will not start again on its device. */
export interface Failed {
  /** Id of the report. A device may send it twice. */
  readonly report: string
  /** Id of the release. */
  readonly release: string
  readonly market: string | undefined
}

/** Reads a Sentry envelope of the reporter. Returns undefined for any other text, and for other failures. */
export function failedIn(envelope: string): Failed | undefined {
  try {
    const event = JSON.parse(envelope.split('\n')[2] ?? '') as Partial<ReportEvent>
    const isFailure = event.exception?.values?.[0]?.value?.startsWith('pw:blocked:') === true
    const [, release] = /^routes-([\w-]+)$/.exec(event.release ?? '') ?? []
    if (!isFailure || release === undefined) return undefined
    return { report: String(event.event_id), release, market: event.tags?.market }
  } catch {
    return undefined
  }
}

interface ReportEvent {
  readonly event_id: string
  readonly release: string
  readonly tags: { readonly market?: string }
  readonly exception: { readonly values?: readonly { readonly value?: string }[] }
}

export interface ReleaseWatcher {
  /** Takes a failure. Returns a sentence when the candidate is to be halted, once for each stage. */
  take(failed: Failed, releases: Omit<Releases, 'engine'>): string | undefined
}

export function createWatcher(): ReleaseWatcher {
  let stage = ''
  let evidence: Evidence | undefined
  let known = new Set<string>()
  return {
    take({ report, release, market }, { current, candidate }) {
      // Where everybody has it there is nobody to compare with.
      if (!candidate || candidate.share <= 0 || candidate.share >= 100) return undefined
      if (release !== candidate.id && release !== current.id) return undefined
      if (candidate.only && (market === undefined || !candidate.only.includes(market))) return undefined
      const { id, share, only } = candidate
      const asked = JSON.stringify([id, share, only])
      if (!evidence || asked !== stage) {
        evidence = createEvidence(share)
        known = new Set()
      }
      stage = asked
      if (known.has(report)) return undefined
      known.add(report)
      if (evidence.count(release === id) < sure) return undefined
      const { counted } = evidence
      evidence = undefined
      return `it failed on ${counted.candidate} of the ${counted.candidate + counted.current} devices where a release failed, with ${share} % of all`
    },
  }
}

/** A report of the engine is under 10 kB. */
const maxBytes = 100_000

/**
 * Serves the address that `report.url` of the markets names. Each report is given to `take`, and then to `forward` as it
 * came, whose answer is the answer.
 */
export function serveReports(take: (report: string) => Promise<void>, forward: string | undefined): Server {
  return createServer((request, response) => {
    const answer = (status: number) => response.writeHead(status, { 'access-control-allow-origin': '*' }).end()
    readReport(request)
      .then(async (report) => {
        if (report === undefined) return answer(request.method === 'POST' ? 413 : 405)
        await take(report)
        return answer(forward === undefined ? 200 : (await fetch(forward, { method: 'POST', body: report })).status)
      })
      .catch((error: unknown) => {
        console.error(String(error))
        answer(502)
      })
  })
}

/** Returns the text of a report, or undefined for anything else. */
async function readReport(request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
