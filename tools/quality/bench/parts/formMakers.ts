// The forms that are measured: by hand, ours, and those of other libraries.
import type { Row } from '../figures'

export interface Maker {
  /** The folder with its reference pages. Pagewright's own pages have another origin. */
  readonly folder?: string
  /** The site of pages without a folder. The default is 'pagewright'. */
  readonly site?: 'pagewright' | 'before'
  /** True for a library that takes minutes for a form of 200 fields, which is visited once there. */
  readonly isSlow?: boolean
  /** The selector of a field's problem. */
  readonly problem: string
  /** The selector that shows that the countries have loaded. Absent without a recharge form. */
  readonly filled?: string
}

export const byHand = 'react-hook-form by hand'
export const ownName = 'Pagewright'
export const aloneName = 'Pagewright, form alone'
/** The least that a form of RJSF costs. */
export const bareName = 'RJSF, bare theme'
export const beforeName = 'Pagewright, before'
const options = 'option:nth-child(101)'
const own: Maker = { problem: '.pw-field-error', filled: '.pw-picker:not(.pw-picker-held)' }
export const makers: { readonly [name: string]: Maker } = {
  'plain React': { folder: 'references/plain', problem: '.error', filled: options },
  [byHand]: { folder: 'references/hookForm', problem: '.error', filled: options },
  [beforeName]: { ...own, site: 'before' },
  [ownName]: own,
  [aloneName]: { ...own, folder: 'alone/pagewright' },
  [bareName]: { folder: 'alone/rjsfBare', problem: '.error' },
  'RJSF, stock': { folder: 'references/rjsf', problem: '.error-detail', filled: options },
  'JSON Forms': { folder: 'references/jsonForms', problem: '.validation_error:not(:empty)', filled: options },
  SurveyJS: { folder: 'references/survey', problem: '.sd-question__erbox', isSlow: true },
  Formily: { folder: 'react18/formily', problem: '.ant-formily-item-error-help', isSlow: true },
  'form-render': { folder: 'react18/formRender', problem: '.ant-form-item-explain-error', isSlow: true },
  amis: { folder: 'react18/amis', problem: '.cxd-Form-feedback', isSlow: true },
}
/** The libraries that draw a form from data, as ours does. */
export const peers = ['RJSF, stock', 'JSON Forms', 'SurveyJS', 'Formily', 'form-render', 'amis'] as const

/** The visits of each form by its maker. */
export type Rows = { readonly [maker: string]: Row }

/** Returns the visits of a form. Without any, its figures cannot be read. */
export function rowOf(rows: Rows | undefined, name: string): Row {
  return rows?.[name] ?? { name, runs: [] }
}
