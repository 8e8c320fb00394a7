import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { engineIcons } from '@pagewright/engine/tools'
import { send } from '@pagewright/vite/source'
import { iconShapes } from '@pagewright/cli'
import { root } from '@pagewright/cli/source'
import { validatorModule } from '@pagewright/cli/schemas'
import { answerOf, fileOf, pictureOf } from '../showcase/product/answers'
import { formSchemas, productIcons } from '../showcase/product/schemas'
import { studioFolder } from './productModule'
import { pageStyle, toolPage } from './toolPage'

export { keywordForms } from '../showcase/product/keywordForms'
export { formOfKeyword, formOfTextFormat, formOfWidget } from '../showcase/product/schemas'

const prefix = 'virtual:showcase/'

/** Serves the showcase of the engine: its page, the pages of its previews, and the fixed server of their product. */
export function showcasePlugin(): Plugin {
  return {
    name: 'showcase',
    apply: 'serve',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        answer(server, request, response).then((isAnswered) => (isAnswered ? undefined : next()), next)
      })
    },
  }
}

async function moduleOf(name: string): Promise<string> {
  if (name === 'icons') {
    return `export const icons = ${JSON.stringify(iconShapes([...engineIcons, ...productIcons]))}`
  }
  if (name === 'texts') {
    return `export const texts = ${readFileSync(join(root, 'examples/starter/locales/en.json'), 'utf8')}`
  }
  if (name === 'forms') {
    const names = Object.keys(formSchemas)
    const imports = names.map((form) => `import { form as ${form} } from '${prefix}form-${form}'`)
    return [...imports, `export const forms = { ${names.join(', ')} }`].join('\n')
  }
  const form = name.replace(/^form-/, '')
  if (!Object.hasOwn(formSchemas, form)) throw new Error(`The showcase has no module "${prefix}${name}".`)
  return validatorModule(formSchemas[form as keyof typeof formSchemas])
}

/** Resolves to false if another handler must answer. */
async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST') {
    const body = JSON.parse((await text(request)) || '{}') as { readonly [name: string]: unknown }
    const file = fileOf(`POST ${pathname}`)
    if (file !== undefined) {
      send(response, 'text/csv', file)
      return true
    }
    const answered = answerOf(`POST ${pathname}`, body)
    if (answered) send(response, 'application/json', JSON.stringify(answered))
    else send(response, 'text/plain', `The example product has no call POST ${pathname}.`, 404)
    return true
  }
  const [, picture] = /^\/picture\/(\d)\.png$/.exec(pathname) ?? []
  if (picture !== undefined) {
    send(response, 'image/svg+xml', pictureOf(Number(picture)))
    return true
  }
  const made = (title: string, element: string, script: string) =>
    toolPage({
      title,
      element,
      script: studioScript(server.config.root, `showcase/${script}`),
      style: studioScript(server.config.root, pageStyle),
    })
  const page =
    pathname === '/'
      ? made('Pagewright showcase', 'showcase', 'main.tsx')
      : isPreview(pathname)
        ? made('Preview', 'app', 'preview/main.ts')
        : undefined
  if (page === undefined) return false
  send(response, 'text/html', await server.transformIndexHtml(request.url ?? '/', page))
  return true
}

/** Returns true for an address of the preview, which can reload at any of them. */
function isPreview(pathname: string): boolean {
  return pathname.startsWith('/example/') || pathname === '/things' || pathname === '/login'
}

/** Returns the address at which a development server of a root serves a file of the studio. */
function studioScript(root: string, file: string): string {
  const path = join(studioFolder, file)
  const inside = relative(root, path)
  return inside.startsWith('..') ? `/@fs${path.startsWith('/') ? '' : '/'}${path}` : `/${inside.replaceAll('\\', '/')}`
}
