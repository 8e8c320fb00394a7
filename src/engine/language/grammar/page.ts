// The grammar of pages and named reads.
import { atom, byId, list, name, named, needed, object, oneOf, optional, special, type } from './grammar'
import { body, conditions, messageKey, nativeMembers, query, message } from './values'

/** The values of a page's `access`. */
export const accesses = ['open', 'account', 'guarded', 'visitor'] as const

const access = type(
  'Access',
  "`open`: no account is asked for; `account`: the account is loaded first; `guarded`: a stored session is needed at once; `visitor`: the account of whoever is signed in, and nobody's otherwise.",
  oneOf(...accesses),
)

const need = type(
  'Need',
  'What must hold for the page to be shown; where it does not, `otherwise` says why, and `action` what to do instead.',
  object({
    when: needed('What must hold.', conditions),
    otherwise: needed('What is said where it does not.', message),
    action: optional('What can be done about it.', named('Action')),
  }),
)

const redirect = type(
  'Redirect',
  'Where to go instead of showing the page, the first that holds.',
  object({
    when: needed('What leads away.', conditions),
    to: needed('Where to.', name('route')),
    query: optional('Members of the address there.', query),
  }),
)

export const page = type(
  'PageConfig',
  'One screen: who may see it, and its blocks one below another.',
  object({
    title: needed('Stands above the page and in the title of the document.', messageKey),
    access: optional('Who may see it; `account` unless said.', access),
    login: optional('Where a guarded page sends someone without a session.', name('route')),
    needs: optional('All of them must hold; the first that does not is told.', byId(need)),
    redirects: optional('Ways to another page, looked at before this one is shown.', byId(redirect)),
    look: optional('`welcome` draws the head of a first page; `plain` unless said.', oneOf('plain', 'welcome')),
    opened: optional(
      'Calls of the app that are made when the page opens.',
      byId(
        type(
          'OpeningCall',
          'A call of the app that may be made.',
          object(
            { ...nativeMembers, when: optional('Made only while it holds.', conditions) },
            { passes: { given: [] } },
          ),
        ),
      ),
    ),
    state: optional('What the page keeps while it is open, with the values it begins with.', byId(atom('literal'))),
    blocks: needed('What stands on the page.', byId(named('Block'))),
    order: optional(
      'Ids of blocks in the order of the screen, where it is not the order of the keys.',
      special('siblingIds', list(atom('text')), 'blocks'),
    ),
    $schema: optional('For the editor, in a page that is JSON: `../src/generated/editor/page.json`.', atom('text')),
  }),
)

/** A named read of the product. It loads when a path of the page begins with `data.<id>`. */
export const source = type(
  'Source',
  'A named read of the product, loaded when a page looks at `data.<id>`.',
  object(
    {
      call: needed('The endpoint that is read.', name('readEndpoint')),
      body: optional('What it is asked with; while a path in it finds nothing, it is not asked.', body),
    },
    { asks: { by: 'call', gives: 'whole', as: 'answer', isWrite: true } },
  ),
)
