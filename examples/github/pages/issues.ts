import type { PageConfig } from '@pagewright/engine/language'

export const issues: PageConfig = {
  title: 'issues.title',
  access: 'open',
  blocks: {
    new: {
      block: 'links',
      look: 'buttons',
      links: {
        new: {
          do: 'link',
          label: 'issuesNew.title',
          icon: 'plus',
          tone: 'primary',
          to: '/issues/new',
          query: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } },
        },
        readme: {
          do: 'download',
          label: 'issues.readme',
          icon: 'download',
          file: 'GET /repos/{owner}/{repo}/readme',
          body: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } },
          fileName: 'issues.readme.file',
          failed: 'issues.readme.failed',
        },
      },
    },
    issues: {
      block: 'list',
      rows: 'GET /repos/{owner}/{repo}/issues',
      body: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' }, direction: 'desc' },
      key: 'row.id',
      filters: {
        state: {
          param: 'state',
          label: 'issues.state',
          items: {
            open: { value: 'open', label: 'issues.state.open' },
            closed: { value: 'closed', label: 'issues.state.closed' },
            all: { value: 'all', label: 'issues.state.all' },
          },
        },
        label: {
          options: {
            call: 'GET /repos/{owner}/{repo}/labels',
            body: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } },
            value: 'row.name',
            label: 'row.name',
          },
          param: 'labels',
          label: 'issues.label',
          any: 'issues.label.any',
        },
        sort: {
          param: 'sort',
          label: 'issues.sort',
          items: {
            created: { value: 'created', label: 'issues.sort.created' },
            updated: { value: 'updated', label: 'issues.sort.updated' },
            comments: { value: 'comments', label: 'issues.sort.comments' },
          },
        },
      },
      show: {
        title: 'row.title',
        image: 'row.user.avatar_url',
        figure: { value: 'row.comments', format: 'count' },
        lines: {
          number: { label: 'issues.number', value: 'row.number' },
          author: { label: 'issues.author', value: 'row.user.login' },
          opened: { label: 'issues.opened', value: 'row.created_at', format: 'ago' },
          body: { label: 'issuesNew.body', value: 'row.body', bare: true },
        },
      },
      actions: { open: { do: 'open', label: 'issues.open', icon: 'external-link', value: 'row.html_url' } },
      empty: { text: 'issues.empty' },
    },
  },
}
