// The modules of a page with unsaved changes, for changes that need more than the page itself: a form, an endpoint, an
// icon. They are made in memory, and no file is written.
import { examine, iconShapes, namesOfPage } from '@pagewright/cli'
import { type ChangeSet, draftOf, Refused } from '@pagewright/cli/change'
import { filesAt } from '@pagewright/cli/source'
import {
  formSchema,
  wordsForDevelopers,
  bundle,
  endpointShape,
  validatorModule,
  withMembers,
} from '@pagewright/cli/schemas'
import { draftModules } from './studioAddress'

export interface DraftModules {
  /** Keeps a change set, and returns its name. */
  keep(set: ChangeSet): string
  /** Returns the text of a module: `<name>/<market>/page<route>` or `<name>/<market>/form/<form>`. */
  load(path: string): Promise<string>
}

/** The most change sets that are kept. A page asks for its modules at once. */
const mostKept = 8

/** Makes the modules of drafts of the product at a root. */
export function createDraftModules(root: string): DraftModules {
  const kept = new Map<string, ReturnType<typeof examined>>()
  let count = 0
  return {
    keep(set) {
      count += 1
      const name = `draft${count}`
      const made = examined(root, set)
      made.catch(() => undefined)
      kept.set(name, made)
      const [oldest = ''] = kept.keys()
      if (kept.size > mostKept) kept.delete(oldest)
      return name
    },
    async load(path) {
      const [name = '', market = '', kind, ...rest] = path.split('/')
      const { product, contract, sets, checked } = (await kept.get(name)) ?? gone()
      const set = sets.get(market) ?? contract.set
      if (kind === 'form') {
        const ref = `forms.json#/$defs/${rest.join('/')}`
        return validatorModule(formSchema(withMembers(bundle(set, ref)), wordsForDevelopers))
      }
      const route = `/${rest.join('/')}`
      const page = checked.routes.get(route)?.pages.find((one) => one.market === market)?.page
      if (!page) throw new Refused(`The market "${market}" has no page "${route}".`)
      const named = namesOfPage(page, product.sources)
      const forms = [...named.forms].filter((form) => form in (set['forms.json'] ?? {}))
      const asked = [...named.endpoints].flatMap((one) => [one, contract.calls[one]?.outcome?.call ?? one])
      const endpoints = [...new Set(asked)].filter((one) => Object.hasOwn(contract.calls, one))
      const shapes = Object.fromEntries(endpoints.map((one) => [one, endpointShape(contract, set, one)]))
      const sources = Object.fromEntries([...named.sources].map((id) => [id, product.sources[id]]))
      return [
        ...forms.map((form) => `import { form as ${form} } from '${draftModules}${name}/${market}/form/${form}'`),
        'export const route = {',
        `  page: ${JSON.stringify(page)},`,
        '  problems: [],',
        `  endpoints: ${JSON.stringify(shapes)},`,
        `  sources: ${JSON.stringify(sources)},`,
        `  forms: { ${forms.join(', ')} },`,
        `  icons: ${JSON.stringify(iconShapes([...named.icons]))},`,
        '}',
        '',
      ].join('\n')
    },
  }
}

async function examined(root: string, set: ChangeSet) {
  const draft = await draftOf(filesAt(root), set)
  const { usable } = await examine(draft.files())
  if (!usable) throw new Refused('With these changes the product cannot be read.')
  return usable
}

function gone(): never {
  throw new Refused('This draft is no longer kept. Change something to make it again.')
}
