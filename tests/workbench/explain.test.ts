import { describe, expect, it } from 'vitest'
import type { PageConfig } from '@pagewright/engine/tools'
import { configMap } from '../../tools/studio/workbench/inspect/configMap'
import { explain } from '../../tools/studio/workbench/inspect/explain'
import { hiddenThings } from '../../tools/studio/workbench/inspect/hidden'
import type { Instance, Scope, Snapshot } from '../../tools/studio/workbench/inspect/snapshot'

const scope = { user: { role: 'admin', days: 9, gid: '' }, data: { settings: { warn: 3 } }, query: {} }

describe('a condition, clause by clause', () => {
  it.each([
    [{ 'user.role': 'owner' }, 'user.role = "owner"', '"admin"', false],
    [{ 'user.nobody': { exists: false } }, 'user.nobody is absent', 'absent', true],
    [
      { 'user.days': { below: { from: 'data.settings.warn' } } },
      'user.days < data.settings.warn',
      '9; data.settings.warn is 3',
      false,
    ],
  ])('%j wants "%s", found %s, holds: %s', (when, wanted, found, isHeld) => {
    expect(explain(when, scope)).toEqual([{ kind: 'test', wanted, found, holds: isHeld }])
  })
})

const page = {
  title: 't',
  needs: { team: { when: { 'user.gid': { exists: false } }, otherwise: 'o' } },
  blocks: {
    note: { block: 'text', when: { 'user.role': 'owner' }, items: { one: { text: 't', when: { 'user.days': 1 } } } },
    list: {
      block: 'list',
      rows: 'POST /x',
      key: 'row.id',
      show: { title: 'row.name' },
      actions: {
        open: { do: 'link', label: 'l', to: '/gone' },
        edit: { do: 'copy', label: 'l', value: 'row.id', when: { 'row.mine': true } },
        drop: { do: 'copy', label: 'l', value: 'row.id', enabled: { when: { 'user.days': 1 }, otherwise: 'o' } },
        call: { do: 'native', label: 'l', call: 'jump' },
        change: {
          do: 'form',
          label: 'row.change',
          form: 'f',
          fields: {
            kind: { label: 'l', initial: { from: 'row.kind' } },
            bank: { label: 'l', when: { 'form.kind': 'bank' } },
            mine: { label: 'l', when: { 'user.days': 1 } },
          },
          submit: {
            do: 'call',
            label: 'l',
            call: 'POST /x',
            enabled: { when: { 'form.kind': 'coin' }, otherwise: 'o' },
          },
        },
        more: {
          do: 'sheet',
          label: 'row.more',
          title: 'row.more',
          blocks: {
            one: {
              block: 'record',
              call: 'POST /y',
              lines: { a: { label: 'l', value: 'row.a', when: { 'answer.a': 1 } } },
            },
          },
        },
      },
      detail: {
        title: 'd',
        lines: {},
        actions: { drop: { do: 'copy', label: 'l', value: 'row.id', when: { 'row.mine': false } } },
      },
    },
  },
} as const satisfies PageConfig

function snapshot(instances: readonly Instance[], user: Scope = scope.user): Snapshot {
  return {
    route: '/',
    page,
    configs: configMap(page),
    instances,
    running: { marketId: 'second', site: { '/': {} }, native: { isHosted: false, has: () => false } },
    scope: { ...scope, user },
  }
}

describe('what a page hides', () => {
  const rows = [true, false, false].flatMap((mine) => {
    const seen = { ...scope, row: { mine, kind: mine ? 'bank' : 'coin' } }
    return [
      ['blocks', 'list'],
      ['blocks', 'list', 'actions'],
    ].map((path) => ({ path, scope: seen }))
  })
  const found = hiddenThings(snapshot([{ path: [], scope }, ...rows]))
  const of = (...path: string[]) => found.find((one) => one.path.join() === path.join())

  it('is listed with the condition that failed, but not the parts within it', () => {
    expect(of('blocks', 'note')).toMatchObject({ kind: 'hidden', hidden: 1, all: 1, clauses: [{ holds: false }] })
    expect(of('blocks', 'note', 'items', 'one')).toBeUndefined()
  })

  it('is counted by row', () => {
    expect(of('blocks', 'list', 'actions', 'edit')).toMatchObject({ hidden: 2, all: 3 })
  })

  it('may be what the market or the host lacks', () => {
    expect(of('blocks', 'list', 'actions', 'open')?.reason).toBe('The market "second" has no page "/gone".')
    expect(of('blocks', 'list', 'actions', 'call')?.reason).toBe('Only an app has the function "jump".')
  })

  const change = ['blocks', 'list', 'actions', 'change']
  it('evaluates a closed form with its initial values, for each row', () => {
    const sheet = { name: 'row.change', isOpen: false }
    expect(of(...change, 'fields', 'bank')).toMatchObject({ hidden: 2, all: 3, sheet, clauses: [{ found: '"coin"' }] })
    expect(of(...change, 'submit')).toMatchObject({ kind: 'disabled', hidden: 1, all: 3, sheet })
    expect(of(...change, 'fields', 'mine')).toMatchObject({ hidden: 3, all: 3, sheet })
    expect(of(...change, 'fields', 'kind')).toBeUndefined()
  })

  it('is the whole page where a need is not met', () => {
    expect(hiddenThings(snapshot([], { ...scope.user, gid: '7' }))).toMatchObject([
      { path: ['needs', 'team'], kind: 'stopped', clauses: [{ found: '"7"' }] },
    ])
  })
})
