// amis: a page of its own JSON, with its own controls and theme.
import { render } from 'amis'
import 'amis/lib/themes/cxd.css'
import 'amis/lib/helper.css'
import { fieldsAsked, least, longest, most, type DrawnField } from '../drawn/fields'
import { ask } from '../references/ask'
import { showPage18 } from './show'

function controlOf({ name, label, kind, required, choices }: DrawnField): object {
  const common = { name, label, required }
  switch (kind) {
    case 'text':
      return { ...common, type: 'input-text', validations: { maxLength: longest } }
    case 'figure':
      return { ...common, type: 'input-number', min: least, max: most }
    case 'choice':
      return { ...common, type: 'select', options: choices }
    case 'tick':
      return { ...common, type: 'checkbox' }
  }
}

const page = {
  type: 'page',
  body: {
    type: 'form',
    wrapWithPanel: false,
    api: '/bench/save',
    body: [...fieldsAsked(location.search).map(controlOf), { type: 'submit', label: 'Send' }],
  },
}

async function fetcher({ data }: { readonly data?: object }) {
  return { status: 200, data: { status: 0, msg: '', data: await ask<object>('save', data) } }
}

showPage18(render(page, {}, { fetcher }))
