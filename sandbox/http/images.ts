import { Hono } from 'hono'
import { drawSvg, isDrawnKind } from '../images/draw'
import { storeUpload, storedImage } from '../upload'
import { withFault } from './faults'
import type { State } from './state'

const notForUploads = ['uid', 'token', 'x-xsrf-token', 'authorization']

/** Takes the PUT of an image, and serves images: uploaded ones and drawn ones. */
export function imageRoutes(state: State): Hono {
  const app = new Hono()

  app.put('/upload/:id', (context) =>
    withFault(state.faults, state.faults.take('upload'), async () => {
      const { path } = context.req
      const headers = context.req.raw.headers
      const carried = notForUploads.filter((name) => headers.has(name))
      // On its own origin a browser adds cookies unasked; from elsewhere only a client that was told to does.
      if (headers.has('cookie') && headers.get('sec-fetch-site') !== 'same-origin') carried.push('cookie')
      const status = carried.length > 0 ? 400 : await store(state, context.req.raw, context.req.param('id'))
      state.log.note({ method: 'PUT', path, endpoint: 'upload', headers: [...headers.keys()], body: null, status })
      const text = carried.length > 0 ? `An upload must not carry ${carried.join(', ')}.` : uploadTexts[status]
      return new Response(text ?? '', { status })
    }),
  )

  app.get('/image/:id', (context) => {
    const found = storedImage(state.db, context.req.param('id'))
    return found ? picture(found.data, found.type) : context.notFound()
  })

  app.get('/:kind{avatar|banner|cover|flag|logo}/:seed', (context) => {
    const { kind, seed } = context.req.param()
    return isDrawnKind(kind) ? picture(drawSvg(kind, seed), 'image/svg+xml') : context.notFound()
  })

  return app
}

const uploadTexts: { readonly [status: number]: string } = {
  200: 'stored',
  400: 'The body is not multipart with one file.',
  403: 'The address of this upload is not valid, or no longer.',
  409: 'This image was uploaded already.',
  413: 'The image is not smaller than 3 MB.',
  415: 'The bytes are not an image of the type that was announced.',
}

async function store({ db, clock }: State, request: Request, id: string): Promise<number> {
  const form = await request.formData().catch(() => undefined)
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File)
  if (!file) return 400
  const signature = new URL(request.url).searchParams.get('sig') ?? ''
  return storeUpload(db, id, signature, new Uint8Array(await file.arrayBuffer()), clock.now())
}

function picture(data: Uint8Array<ArrayBuffer> | string, type: string): Response {
  return new Response(data, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=86400',
    },
  })
}
