interface SidebarGroup {
  readonly text: string
  readonly items: readonly { readonly text: string; readonly link: string }[]
}

/** The sidebar of every page. Single records and decisions, the glossary and the design of Lumi are linked from other pages. */
export const sidebar: readonly SidebarGroup[] = [
  {
    text: 'Start',
    items: [
      { text: 'What Pagewright is', link: '/' },
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Concepts', link: '/concepts' },
      { text: 'Comparison', link: '/comparison' },
    ],
  },
  {
    text: 'Tutorial',
    items: [
      { text: '1. A form', link: '/tutorial-form' },
      { text: '2. A list', link: '/tutorial-list' },
      { text: '3. A second market', link: '/tutorial-market' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Studio', link: '/studio' },
      { text: 'Your own server', link: '/own-server' },
      { text: 'Pages and recipes', link: '/pages' },
      { text: 'Forms', link: '/forms' },
      { text: 'Lists', link: '/lists' },
      { text: 'Actions', link: '/actions' },
      { text: 'Access', link: '/access' },
      { text: 'Messages', link: '/messages' },
      { text: 'Markets', link: '/markets' },
      { text: 'Money', link: '/money' },
      { text: 'Native apps', link: '/bridge' },
      { text: 'Testing', link: '/testing' },
      { text: 'Deployment', link: '/deploy' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API', link: '/api/index' },
      { text: 'Pages, markets, schemas', link: '/language' },
      { text: 'Problems of the check', link: '/check' },
      { text: 'Commands', link: '/cli' },
      { text: 'Records and decisions', link: '/records' },
    ],
  },
]
