import type { PageConfig } from '@pagewright/engine/language'

export const issuesNew: PageConfig = {
  title: 'issuesNew.title',
  access: 'open',
  blocks: {
    issue: {
      block: 'form',
      form: 'issue',
      fields: {
        title: { label: 'issuesNew.name' },
        body: { label: 'issuesNew.body', widget: 'textarea' },
        labels: {
          label: 'issuesNew.labels',
          items: {
            label: 'issuesNew.labels.one',
            options: {
              call: 'GET /repos/{owner}/{repo}/labels',
              body: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } },
              value: 'row.name',
              label: 'row.name',
            },
          },
        },
      },
      submit: {
        do: 'call',
        call: 'POST /repos/{owner}/{repo}/issues',
        label: 'issuesNew.submit',
        tone: 'primary',
        body: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } },
        done: 'issuesNew.done',
        failed: 'issuesNew.failed',
        then: { to: '/issues', query: { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } }, replace: true },
      },
    },
  },
}
