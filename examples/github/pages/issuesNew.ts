import type { PageConfig } from '@pagewright/engine/language'

const repository = { owner: { from: 'query.owner' }, repo: { from: 'query.repo' } } as const

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
              body: repository,
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
        body: repository,
        done: 'issuesNew.done',
        failed: 'issuesNew.failed',
        then: { to: '/issues', query: repository, replace: true },
      },
    },
  },
}
