// What there is to try on every page, told by the pages themselves: a page that is added brings its cases along.
import { personaFor, type Pages, type Persona, type Query } from './pagePeople'
import { actionsIn, blocksIn, type Place, type PlacedBlock } from './pageParts'
import { queryOf } from './routes'
import type {
  ById,
  CallAction,
  CarouselBlock,
  Field,
  FormAction,
  FormBlock,
  ListBlock,
  PageConfig,
  Message,
} from '@pagewright/engine/tools'
import { formSchema } from './formSchema'

/** A part of a page and somebody who is shown it. */
export interface Case extends Place {
  readonly route: string
  readonly page: PageConfig
  readonly persona: Persona
}
export interface ListCase extends Case {
  readonly block: ListBlock
  /** How many lists may stand above it. */
  readonly before: number
}
export interface CarouselCase extends Case {
  readonly block: CarouselBlock
}
export interface FormCase extends Case {
  readonly form: FormBlock | FormAction
  /** The members that must be filled in, and are not filled in by the page. */
  readonly wanted: ById<Field>
  readonly submit: CallAction
  readonly incomplete?: Message | undefined
}

/** Every list that a browser shows to anybody. */
export function listCases(pages: Pages): readonly ListCase[] {
  return casesOf(pages, (page) => {
    const lists = shownBlocks(page).filter(isList)
    return lists.map((placed, index) => ({ ...placed, before: lists.slice(0, index).filter(isBeside(placed)).length }))
  })
}

/** Every carousel that a browser shows to anybody. */
export function carouselCases(pages: Pages): readonly CarouselCase[] {
  return casesOf(pages, (page) => shownBlocks(page).filter(isCarousel))
}

/** Every form, on a page or in a sheet, that asks for something which the page does not fill in. */
export function formCases(pages: Pages): readonly FormCase[] {
  return casesOf(pages, (page) => {
    const blocks = shownBlocks(page)
    const onPage = blocks.flatMap(({ block, ...place }) => (block.block === 'form' ? [{ ...place, form: block }] : []))
    const inSheets = blocks.flatMap(actionsIn).flatMap(({ action, of: _of, ...place }) => {
      if (action.do !== 'form') return []
      return [{ ...place, when: [...place.when, action.submit.when, action.enabled?.when], form: action }]
    })
    return [...onPage, ...inSheets].flatMap(({ form, ...place }) => {
      const wanted = wantedOf(form)
      const { submit, incomplete } = form
      // A form that opens a page sends nothing.
      if (submit.do === 'link' || Object.keys(wanted).length === 0) return []
      return [{ ...place, form, wanted, submit, incomplete }]
    })
  })
}

function casesOf<Part extends Place>(
  pages: Pages,
  partsOf: (page: PageConfig) => readonly Part[],
): readonly (Part & Case)[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOf(page).flatMap((part) => {
      const query: Query = { ...queryOf(route), ...part.query }
      const persona = personaFor(page, part.when, query)
      return persona === undefined ? [] : [{ ...part, route, page, persona }]
    }),
  )
}

function shownBlocks(page: PageConfig): readonly PlacedBlock[] {
  return blocksIn(page.blocks)
}

function isList<P extends PlacedBlock>(placed: P): placed is P & { readonly block: ListBlock } {
  return placed.block.block === 'list'
}

function isCarousel<P extends PlacedBlock>(placed: P): placed is P & { readonly block: CarouselBlock } {
  return placed.block.block === 'carousel'
}

/** On the screen at the same time: no tab that the one is in is closed for the other. */
function isBeside(one: Place): (other: Place) => boolean {
  return (other) =>
    other.steps.length === one.steps.length &&
    Object.entries(other.query).every(([param, tab]) => one.query[param] === tab)
}

/** Hidden members have no place for words; what is filled in by the page, by the schema or by default is not asked for. */
function wantedOf({ form, fields }: FormBlock | FormAction): ById<Field> {
  const { required = [], properties = {} } = formSchema(form)
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { widget, initial, options }]) =>
        required.includes(name) &&
        widget !== 'hidden' &&
        initial === undefined &&
        options?.preselect === undefined &&
        !Object.hasOwn(properties[name] ?? {}, 'default') &&
        !isSwitch(properties[name], widget),
    ),
  )
}

/** A switch that was left alone means no; a consent has to be given. */
function isSwitch(schema: object | null | undefined, widget: string | undefined): boolean {
  const isFlag = schema !== null && schema !== undefined && 'type' in schema && schema.type === 'boolean'
  return isFlag && !('enum' in schema) && (widget === undefined || widget === 'switch' || widget === 'checkbox')
}
