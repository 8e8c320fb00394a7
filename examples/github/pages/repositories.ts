import type { PageConfig } from '@pagewright/engine/language'

export const repositories: PageConfig = {
  title: 'repositories.title',
  access: 'open',
  blocks: {
    repositories: {
      block: 'list',
      rows: 'GET /orgs/{org}/repos',
      body: { org: { from: 'market.organization' }, direction: 'desc' },
      key: 'row.id',
      filters: {
        sort: {
          param: 'sort',
          label: 'repositories.sort',
          items: {
            pushed: { value: 'pushed', label: 'repositories.sort.pushed' },
            updated: { value: 'updated', label: 'repositories.sort.updated' },
            created: { value: 'created', label: 'repositories.sort.created' },
          },
        },
      },
      show: {
        title: 'row.name',
        figure: { value: 'row.stargazers_count', format: 'count' },
        lines: {
          about: { label: 'repositories.about', value: 'row.description', bare: true },
          language: {
            label: 'repositories.language',
            value: 'row.language',
            when: { 'row.language': { exists: true } },
          },
          issues: { label: 'repositories.issues', value: 'row.open_issues_count', format: 'count' },
          pushed: { label: 'repositories.pushed', value: 'row.pushed_at', format: 'ago' },
        },
      },
      opens: { to: '/issues', query: { owner: { from: 'row.owner.login' }, repo: { from: 'row.name' } } },
      empty: { text: 'repositories.none' },
    },
  },
}
