// The grammar of pages and named reads.
import { atom, byId, list, name, named, needed, object, oneOf, optional, special, type } from './grammar'
import { body, conditions, messageKey, nativeMembers, query, readReasons, message } from './values'

/** The values of a page's `access`. */
export const accesses = ['open', 'account', 'guarded', 'visitor'] as const

const access = type(
  'Access',
  '`open`: no account is loaded. `account`: the account loads first. `guarded`: the page needs a stored session. `visitor`: the account loads first if somebody is signed in.',
  oneOf(...accesses),
)

const need = type(
  'Need',
  'A condition for showing the page. If it fails, `otherwise` says why and `action` offers a way out.',
  object({
    when: needed('The condition.', conditions),
    otherwise: needed('The message if it fails.', message, 'page.leadersOnly'),
    action: optional('An action that helps.', named('Action'), { do: 'link', label: 'page.home', to: '/' }),
  }),
)

const redirect = type(
  'Redirect',
  'Another page that opens instead of this one if a condition holds.',
  object({
    when: needed('The condition.', conditions),
    to: needed('The other page.', name('route'), '/team'),
    query: optional('The query parameters of that page.', query, { source: 0 }),
  }),
)

export const page = type(
  'PageConfig',
  'One screen: who may see it, and its blocks from top to bottom.',
  object({
    title: needed('The title of the page and of the document.', messageKey, 'home.title'),
    documentTitle: optional(
      'The title of the document, such as the name of what the page shows, as tabs and the history of the browser have it. Until all of its values are there, `title` stands in its place.',
      message,
      { say: 'order.named', with: { id: { from: 'data.order.id' } } },
    ),
    access: optional(
      'Who may see the page. The default is `account`. If `/` needs an account, links to it lead visitors to the first page of the site map that everybody sees.',
      access,
    ),
    login: optional('The page that opens instead of a guarded page if there is no session.', name('route'), '/login'),
    needs: optional('Conditions that must all hold. The page shows the message of the first that fails.', byId(need), {
      lead: { when: { 'user.role': 'lead' }, otherwise: 'page.leadersOnly' },
    }),
    redirects: optional('Redirects to other pages. The first whose condition holds is followed.', byId(redirect), {
      team: { when: { 'user.role': 'lead' }, to: '/team' },
    }),
    event: optional('The event that the product hears when the page opens.', name('event'), 'visit'),
    look: optional(
      '`welcome` draws the head of a start page, `entrance` the mark of the market beside a form. The default is `plain`.',
      oneOf('plain', 'welcome', 'entrance'),
    ),
    icon: optional(
      'Its drawing stands in the light of an `entrance`, where there is room for one.',
      special('entranceIcon', name('icon')),
      'users-round',
    ),
    opened: optional(
      'Native calls that the page makes when it opens.',
      byId(
        type(
          'OpeningCall',
          'A native call with an optional condition.',
          object(
            {
              ...nativeMembers,
              when: optional('Made only if this condition holds.', conditions, { 'host.isApp': true }),
            },
            { passes: { given: [] } },
          ),
        ),
      ),
      { tabs: { call: 'setTabBar', args: { isShow: true } } },
    ),
    query: optional(
      'The query parameters of its address that are numbers. Without an entry, a parameter is a text. An address in which one of them is no number is not found.',
      byId(oneOf('number')),
      { id: 'number' },
    ),
    state: optional(
      'Values that the page keeps while it is open. Each entry is an initial value.',
      byId(atom('literal')),
      { clicks: 0 },
    ),
    blocks: needed('The blocks of the page.', byId(named('Block')), {
      greeting: { block: 'text', items: { first: { text: 'home.greeting' } } },
    }),
    order: optional(
      'The ids of all blocks in the order of the screen, if it differs from the order of the keys. What a market adds comes last.',
      special('siblingIds', list(atom('text')), 'blocks'),
      ['balance', 'actions'],
    ),
    $schema: optional(
      'The schema for the editor, in a page of JSON: `../.pagewright/editor/page.json`.',
      atom('text'),
      '../.pagewright/editor/page.json',
    ),
  }),
)

/** A named read of the product. It loads when a path of the page begins with `data.<id>`. */
export const source = type(
  'Source',
  'A named read of the product. It loads when a path of the page begins with `data.<id>`.',
  object(
    {
      call: needed('The endpoint.', name('readEndpoint'), 'POST /settings'),
      body: optional('The body of the request. The read waits until every path in it has a value.', body, {
        id: { from: 'query.id' },
      }),
      first: optional(
        'Takes the first row of the list that the endpoint answers, in place of the whole answer.',
        oneOf(true),
        true,
      ),
      reasons: readReasons,
    },
    { asks: { by: 'call', gives: 'whole', as: 'answer', isWrite: true } },
  ),
)

/** An entry of `navigation` in pages.config.ts: a link of the bar or rail with the main pages of a site. */
export const destination = type(
  'Destination',
  'An entry of `navigation` in pages.config.ts: a link of the bar or rail with the main pages of a site.',
  object({
    label: needed('The label. One short word fits every screen.', messageKey, 'nav.home'),
    icon: needed('The icon above the label.', name('icon'), 'house'),
    to: needed('The page. On small screens the bar shows on these pages only.', name('linkedRoute'), '/'),
    query: optional('The query parameters of that page.', query, { side: 'toPay' }),
    when: optional('Shown only while this condition holds. It sees no `data`.', conditions, { 'user.role': 'lead' }),
    covers: optional(
      'Routes that belong to this entry, with all routes below them. While one of them is open, the entry is marked as current.',
      list(name('linkedRoute')),
      ['/team'],
    ),
  }),
)
