import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { typeOf } from '@pagewright/cli/source'
import type { Headers } from './productHeaders'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves a built folder as deploy/nginx does: the document for addresses without an extension, files for others, 404
 * for a missing file. Browsers keep hashed files for ever, and revalidate pages each time.
 */
export function serveFiles(folder: string, headers: Headers): Handler {
  const base = resolve(folder)
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.')
    const path = pathOf(request.url)
    if (path === undefined) return refuse(response, 400, 'The address cannot be read.')
    const file = join(base, path)
    if (!`${file}${sep}`.startsWith(base + sep)) return refuse(response, 400, 'The address leaves the folder.')
    if (/\/\.(?!well-known\/)|\.(br|gz)$/.test(path)) return refuse(response, 404, 'This file does not exist.')
    if (isFile(file)) return send(file, path, request, response)
    if (extname(path) || !asksForPage(request)) return refuse(response, 404, 'This file does not exist.')
    send(join(base, 'index.html'), '/index.html', request, response)
  }
}

/** Returns the decoded path of a request. Returns undefined if it is malformed or contains NUL. */
function pathOf(url = '/'): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://any.invalid').pathname)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** Returns false for names that the disk refuses, too. `throwIfNoEntry` still throws for those that are too long. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function asksForPage(request: IncomingMessage): boolean {
  const wanted = request.headers.accept ?? '*/*'
  return request.headers['sec-fetch-mode'] === 'navigate' || wanted.includes('text/html')
}

function send(file: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  if (!isFile(file)) return refuse(response, 404, 'There is no build here: run `npm run build` first.')
  const type = typeOf(file)
  const isHashed = /^\/assets\/(.+-[\w-]{8}\.\w+|routes-[\w-]{8}\/.+)$/.test(path)
  response.setHeader('content-type', type)
  response.setHeader('cache-control', isHashed ? forEver : path === '/index.html' ? 'no-store' : 'no-cache')
  response.setHeader('vary', 'accept-encoding')
  const accepted = isText(type) ? (request.headers['accept-encoding'] ?? '') : ''
  const ready = packings.find(({ name, ending }) => accepts(accepted, name) && isFile(file + ending))
  const packing = ready?.name ?? (accepts(accepted, 'gzip') ? 'gzip' : undefined)
  if (packing) response.setHeader('content-encoding', packing)
  if (type.startsWith('video/')) return sendVideo(file, request, response)
  response.statusCode = 200
  if (request.method === 'HEAD') return void response.end()
  if (ready) pipeline(createReadStream(file + ready.ending), response, ignoreError)
  else if (packing)
    pipeline(createReadStream(file), createGzip({ level: constants.Z_BEST_COMPRESSION }), response, ignoreError)
  else pipeline(createReadStream(file), response, ignoreError)
}

/** Sends a video, or the one range of bytes that the browser asks for. Safari plays no video without ranges. */
function sendVideo(file: string, request: IncomingMessage, response: ServerResponse): void {
  const { size } = statSync(file)
  const [asked, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  const isInside = start <= end
  response.setHeader('accept-ranges', 'bytes')
  if (asked) response.setHeader('content-range', `bytes ${isInside ? `${start}-${end}` : '*'}/${size}`)
  response.statusCode = !asked ? 200 : isInside ? 206 : 416
  if (isInside) response.setHeader('content-length', end - start + 1)
  if (request.method === 'HEAD' || !isInside) return void response.end()
  pipeline(createReadStream(file, { start, end }), response, ignoreError)
}

const forEver = 'public, max-age=31536000, immutable'
/** The extensions of compressed files, the smallest first. */
const packings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Returns true if the header `accept-encoding` lists a coding, and not with the weight 0, by which it is refused. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((listed) => {
    const [name, weight = ''] = listed.split(';').map((part) => part.trim())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })
}

/** Ignores a browser that closes the connection early. */
function ignoreError(): void {}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`${sentence}\n`)
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type.includes('json') || type.includes('svg')
}
