// A bucket of S3, or of what speaks its protocol. No error has a part of a request or of an answer, because both carry secrets.
import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { headersOf, lackingByReading, type Store } from './store'

interface Environment {
  readonly [name: string]: string | undefined
}

/** Opens `s3://bucket/folder`. The place and the keys come from the usual variables of the environment. */
export async function s3Store(named: string, environment: Environment): Promise<Store> {
  const { bucket, prefix, base, region } = placeOf(named, environment)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey) throw new Error(noKeys)
  const { AwsClient } = await import('aws4fetch')
  const sessionToken = environment.AWS_SESSION_TOKEN
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
    retries: 4,
  })
  const where = { bucket, host: base.host }
  let isConditional: Promise<void> | undefined

  async function send(method: string, file: string, { headers = {}, body, query = '' }: Call = {}) {
    const url = new URL(base)
    url.pathname += file.split('/').map(encodeURIComponent).join('/')
    url.search = query
    // The store compares this hash with the bytes that it got, and refuses half a file.
    const signed = { ...headers, 'x-amz-content-sha256': hashOf('sha256', body ?? '') }
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const sent = { method, headers: signed, signal, ...(body && { body: Uint8Array.from(body) }) }
      const answer = await client.fetch(url, sent)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', bytes }
    } catch (error) {
      throw unreachable(error, where)
    }
  }
  const put = (file: string, body: Buffer, condition: { readonly [name: string]: string } = {}) =>
    send('PUT', prefix + file, { headers: { ...headersOf(file), ...condition }, body })

  const read: Store['read'] = async (file) => {
    const { status, etag, bytes } = await send('GET', prefix + file)
    if (status === 200) return { bytes, version: etag }
    if (status === 404 && codeIn(bytes) !== 'NoSuchBucket') return undefined
    throw refused(status, codeIn(bytes), where)
  }

  /** Throws if the store writes although a condition does not hold. Then two people could undo each other's changes. */
  async function probe() {
    for (const isLast of [false, true]) {
      const { status, bytes } = await put(probeFile, Buffer.from('probe'), { 'if-match': '"0"' })
      const code = codeIn(bytes)
      if (status === 412 || (status === 404 && code !== 'NoSuchBucket')) break
      if (status !== 200 && status !== 501 && code !== 'NotImplemented') throw refused(status, code, where)
      // Some stores look at a condition only where there is a file.
      if (status === 200 && !isLast) continue
      await send('DELETE', prefix + probeFile)
      throw new Error(noConditions(where))
    }
  }

  return {
    read,
    async write(file, bytes) {
      const { status, bytes: answer } = await put(file, bytes)
      if (status !== 200) throw refused(status, codeIn(answer), where)
    },
    async replace(file, before, after) {
      await (isConditional ??= probe())
      const conditions = before
        ? // Ceph 16 takes the quotes for a part of the value.
          [{ 'if-match': before.version }, { 'if-match': before.version.replaceAll('"', '') }]
        : [{ 'if-none-match': '*' }]
      for (const condition of conditions) {
        const { status, bytes } = await put(file, after, condition)
        if (status === 200) return true
        if (![404, 409, 412].includes(status) || codeIn(bytes) === 'NoSuchBucket')
          throw refused(status, codeIn(bytes), where)
        const now = await read(file)
        // An answer may be lost, and the second try then finds what the first one wrote.
        if (now?.bytes.equals(after)) return true
        if (now?.version !== before?.version) return false
      }
      return false
    },
    async lacking(files) {
      const kept = await listed(files)
      const isSame = (file: string, bytes: Buffer) => kept.get(file) === hashOf('md5', bytes)
      const others = [...files].filter(([file, bytes]) => !isSame(file, bytes))
      // Where a bucket is encrypted by a key of its own, an ETag is no MD5.
      const [there, missing] = [others.filter(([file]) => kept.has(file)), others.filter(([file]) => !kept.has(file))]
      return [...missing.map(([file]) => file), ...(await lackingByReading(read, new Map(there)))]
    },
  }

  /** Returns the ETags of the files in the folders of these. */
  async function listed(files: ReadonlyMap<string, Buffer>): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    const folders = new Set([...files.keys()].map((file) => file.split('/').slice(0, 2).join('/')))
    for (const folder of folders)
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + folder })
        if (next !== '') query.set('continuation-token', next)
        const { status, bytes } = await send('GET', '', { query: String(query) })
        if (status !== 200) throw refused(status, codeIn(bytes), where)
        const { ListBucketResult: page } = parser.parse(bytes) as { readonly ListBucketResult: Listing }
        for (const { Key, ETag } of page.Contents ?? []) found.set(Key.slice(prefix.length), ETag.replaceAll('"', ''))
        next = page.NextContinuationToken
      }
    return found
  }
}

interface Call {
  readonly headers?: { readonly [name: string]: string }
  readonly body?: Buffer
  readonly query?: string
}

interface Listing {
  readonly Contents?: readonly { readonly Key: string; readonly ETag: string }[]
  readonly NextContinuationToken?: string
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
/** It is hidden, so that no server shows it. */
const probeFile = '.releases.probe'
const timeoutMs = 60_000

interface Where {
  readonly bucket: string
  readonly host: string
}

function placeOf(named: string, environment: Environment) {
  const [, bucket = '', folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(named) ?? []
  // Whatever it is, it may have a key in it.
  if (bucket === '') throw new Error('Name the bucket and a folder in it: --store s3://bucket/folder.')
  const prefix = folder.replace(/\/*$/, folder === '' ? '' : '/')
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : undefined)
  if (region === undefined)
    throw new Error('Set AWS_REGION to the region of the bucket. For a store that is not of AWS, set AWS_ENDPOINT_URL.')
  const url =
    endpoint ||
    (bucket.includes('.') ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`)
  if (!URL.canParse(url)) throw new Error('AWS_ENDPOINT_URL is no address, such as https://storage.example.')
  const base = new URL(url)
  if (base.username !== '' || base.password !== '')
    throw new Error('AWS_ENDPOINT_URL has a name or a password in it. Use AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  base.pathname = `${base.pathname.replace(/\/*$/, '')}/${endpoint || bucket.includes('.') ? `${bucket}/` : ''}`
  return { bucket, prefix, base, region }
}

/** Returns the code of S3's error, and nothing else of its answer. */
function codeIn(bytes: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString('utf8', 0, 2000))?.[1] ?? ''
}

function refused(status: number, code: string, { bucket, host }: Where): Error {
  const reason = reasons[code] ?? (status === 403 ? reasons.AccessDenied : undefined)
  return new Error(`The store ${bucket} at ${host} refused (${code || status}).${reason ? ` ${reason}` : ''}`)
}

const reasons: { readonly [code: string]: string } = {
  InvalidAccessKeyId: 'It does not know AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.',
  ExpiredToken: 'AWS_SESSION_TOKEN has expired. Sign in again.',
  InvalidToken: 'AWS_SESSION_TOKEN does not belong to these keys.',
  AccessDenied: 'The keys need s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket for this bucket.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  NoSuchBucket: 'There is no such bucket. Create it, or look at AWS_ENDPOINT_URL and AWS_REGION.',
  AuthorizationHeaderMalformed: 'AWS_REGION is not the region of the bucket.',
  PermanentRedirect: 'AWS_REGION is not the region of the bucket.',
}

function unreachable(error: unknown, { host }: Where): Error {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } }
  const named = typeof cause?.code === 'string' ? /^[A-Z_]{1,40}$/.exec(cause.code)?.[0] : undefined
  const code = named ?? (name === 'TimeoutError' ? 'no answer' : 'no connection')
  return new Error(`The store at ${host} cannot be reached (${code}). Look at AWS_ENDPOINT_URL, and run this again.`)
}

const noKeys =
  'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. From a profile or a role: eval "$(aws configure export-credentials --format env)"'

function noConditions({ bucket, host }: Where): string {
  return `The store ${bucket} at ${host} ignores If-Match, so two people could undo each other's changes. Use one that knows conditional writes, or --store "command:…" with a lock of its own.`
}

function hashOf(algorithm: 'md5' | 'sha256', bytes: Buffer | string): string {
  return createHash(algorithm).update(bytes).digest('hex')
}
