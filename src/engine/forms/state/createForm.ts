// The state of one form, without React. RJSF draws it and holds the values; everything else about it is here: what a
// person has done at each path, the evaluation of the values, the draft, and the way of a submit.
import { createSchemaUtils, deepEquals, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { isObject } from '../../language/runtime/merge'
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { ById, Field, FieldCheck } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import { createEmitter } from '../../lib/emitter'
import { cleanText } from '../../lib/text'
import { chosenFiles, restoreDraft, toDraft } from '../fields/draftValues'
import { fieldAt, flattenFields } from '../fields/fieldTree'
import { recordLacks, resolveInitialValues, toValues, withRest } from '../fields/initialValues'
import {
  controlId,
  type FieldPath,
  holdsValue,
  isWithin,
  omitPath,
  pathFromId,
  pathOfChange,
  rowsBefore,
  valueAt,
  withValueAt,
} from '../fields/path'
import type { Clock } from '../fields/moments'
import type { CheckResult, FormServices, Values } from '../fields/services'
import { staleChoices } from '../fields/staleChoices'
import {
  defaultFormState,
  refusedNulls,
  withAbsentMembers,
  withOptionalDefaults,
  withoutRefusedNulls,
} from '../validation/defaults'
import { type Evaluation, evaluate, isBeyondBounds, toValidationData } from '../validation/evaluate'
import type { FieldProblem } from '../validation/fieldProblem'
import { describesMember } from '../validation/fitsSchema'
import { isConstant, schemaPlaces } from '../validation/schemaPlaces'
import { checkFills, isLongEnoughToCheck } from './checkQuery'
import type { FormLayout, OpenStep } from './formLayout'

/** What has happened at a path. A path at which nothing has happened has no record. */
export interface PathState {
  /** Who has changed the value last. A person's change stays a person's. */
  readonly by?: 'person' | 'form'
  /** Why its problems are shown: the person left a value beyond its bounds, a check was answered, or an attempt was refused. */
  readonly told?: 'left' | 'refused'
  /** The problem that a server has found with the value: a check until the next change of the form, a refusal until that of the value. */
  readonly found?: FieldProblem
}

export type PathEvent =
  | { readonly is: 'changed'; readonly by: 'person' | 'form' }
  /** A value has changed, here or elsewhere, or another attempt begins: what a server has found may count no longer. */
  | { readonly is: 'outdated'; readonly isElsewhere: boolean }
  /** The person has left a value beyond its bounds, or one that breaks a rule by what its check answers. */
  | { readonly is: 'left' }
  /** An attempt to send, or to leave a step, was refused, with or without a problem here. */
  | { readonly is: 'refused'; readonly isProblem: boolean; readonly found?: FieldProblem | undefined }
  | { readonly is: 'sent' }

/** Returns the record of a path after an event: the table of all transitions. */
export function afterEvent({ by, told, found }: PathState, event: PathEvent): PathState {
  switch (event.is) {
    case 'changed':
      return stateOf(by === 'person' ? by : event.by, told, undefined)
    case 'outdated':
      // A check may read other values. A refusal is about this one.
      return stateOf(by, told, event.isElsewhere && found?.keyword === 'server' ? found : undefined)
    case 'left':
      return stateOf(by, by === 'person' ? (told ?? 'left') : told, found)
    case 'refused':
      return stateOf(by, event.isProblem ? 'refused' : told === 'left' ? told : undefined, event.found)
    case 'sent':
      return stateOf(by, undefined, undefined)
  }
}

function stateOf(by: PathState['by'], told: PathState['told'], found: PathState['found']): PathState {
  return { ...(by && { by }), ...(told && { told }), ...(found && { found }) }
}

/** What may change while a form is open. */
export interface FormContext {
  readonly fields: ById<Field>
  /** The values that conditions and request bodies may read; the form adds its own values as `form`. */
  readonly page: object
  readonly texts: Texts
  readonly clock: Clock
  readonly services: FormServices
  readonly layout: FormLayout | undefined
  onSubmit(values: Values, tell: TellProblems): Promise<void> | void
  onDirty(isDirty: boolean): void
}

/** What a server that refuses the values says about them, each with the names that lead to its member. */
export type TellProblems = (problems: readonly { readonly at: readonly string[]; readonly text: string }[]) => void

/** The form as RJSF has drawn it. */
export interface DrawnForm {
  /** Sets a value. RJSF reports it as a change. */
  setValue(path: FieldPath, value: unknown): void
  /** Runs something, and has drawn what it changes when this returns. */
  flush(run: () => void): void
  /** Draws the problems that are to be shown. */
  drawProblems(): void
  /** Focuses the first of the fields with a problem, or returns false if none of them is drawn. */
  focusField(problems: readonly FieldProblem[]): boolean
  focusMessage(): void
}

export interface FormStatus {
  /** True while checks run, or values are sent. */
  readonly isBusy: boolean
  /** The number of problems that are shown since an attempt was refused. */
  readonly problems: number
}

export interface FormSource {
  readonly id: string
  /** The prefix of every control's id. */
  readonly prefix: string
  readonly schema: RJSFSchema
  readonly validator: ValidatorType
  /** A record keeps also the members that the schema does not describe. */
  readonly keepsAll: boolean
  /** Asks an endpoint about a value. Resolves to nothing if there is no verdict: then the server decides. */
  ask(check: FieldCheck, body: object): Promise<CheckResult | undefined>
}

export type FormController = ReturnType<typeof createForm>

/** Creates a form with its initial values and what its draft restores. */
export function createForm({ prefix, ask, ...source }: FormSource, first: FormContext) {
  const { id, schema, validator } = source
  const { values: initial, emptied, leftOut, hasDraft } = initialState(source, first)
  const changes = createEmitter()
  const utils = createSchemaUtils(validator, schema, defaultFormState)
  const pending = new Set<() => void>()
  const guards = new Set<() => boolean>()
  /** The index of the chosen branch of each `oneOf` and `anyOf`, by the id of its selector. */
  let branches: ReadonlyMap<string, number> = new Map()
  /** What stood in the branches of each union when they were left. */
  const left = new Map<string, Left>()
  let context = first
  let values = initial
  /** The values that came, each where its row is now. */
  let origin = initial
  let scope: object = { ...first.page, form: values }
  let states: ReadonlyMap<string, PathState> = new Map(emptied.map((path) => [keyOf(path), { by: 'person' }]))
  let status: FormStatus = { isBusy: false, problems: 0 }
  /** The values before the first change, or at the last successful submit. */
  let clean: Values | undefined
  let drawn: DrawnForm | undefined
  /** The form sets a value now, so that RJSF's report of it is not a change of the person. */
  let isFilling = false
  let evaluated: { readonly of: readonly unknown[]; readonly result: Evaluation } | undefined
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  let isDraftDue = false
  const hasRecord = recordLacks(first.fields, first.page) !== undefined
  let completed: readonly string[] = []

  const stateAt = (path: FieldPath): PathState => states.get(keyOf(path)) ?? {}
  const isTouched = (path: FieldPath) => stateAt(path).by === 'person'

  function record(key: string, event: PathEvent) {
    const before = states.get(key) ?? {}
    const after = afterEvent(before, event)
    if (!deepEquals(before, after)) states = new Map(states).set(key, after)
  }

  function recordAll(event: (key: string) => PathEvent, keys: Iterable<string> = states.keys()) {
    for (const key of new Set([...states.keys(), ...keys])) record(key, event(key))
  }

  function setStatus(next: Partial<FormStatus>) {
    status = { ...status, ...next }
    changes.emit()
  }

  function setScope() {
    scope = { ...context.page, form: values }
    changes.emit()
  }

  /** Takes what has happened at the rows of a list, and what they were, to where the rows are now. */
  function moveRows(list: FieldPath, from: readonly (number | undefined)[]) {
    const moved = new Map<string, PathState>()
    for (const [key, state] of states) {
      const path = key.split('.')
      const index = isWithin(path, list) ? path[list.length] : undefined
      const at = index === undefined ? undefined : from.indexOf(Number(index))
      if (at === undefined) moved.set(key, state)
      else if (at !== -1) moved.set(keyOf([...list, at, ...path.slice(list.length + 1)]), state)
    }
    states = moved
    for (const selector of left.keys()) if (isWithin(pathFromId(prefix, selector), list)) left.delete(selector)
    const came = valueAt(origin, list)
    if (!Array.isArray(came)) return
    origin = withValueAt(
      origin,
      list,
      from.map((index): unknown => (index === undefined ? undefined : came[index])),
    )
  }

  /**
   * Sets again what came and nobody has changed, where RJSF has changed it with a change elsewhere. It does so where
   * another part of the schema holds now.
   */
  function keepUntouched(before: Values, changed: FieldPath) {
    const visit = (came: unknown, path: FieldPath) => {
      if (came === undefined || isWithin(path, changed)) return
      if (isWithin(changed, path)) {
        const names = typeof came === 'object' && came !== null ? Object.keys(came) : []
        for (const name of names) visit(valueAt(came, [name]), [...path, name])
      } else if (deepEquals(valueAt(before, path), came) && !deepEquals(valueAt(values, path), came)) {
        values = withValueAt(values, path, came)
        fill(path, came, () => deepEquals(valueAt(values, path), came))
      }
    }
    visit(origin, [])
  }

  const found = () => [...states.values()].flatMap((one) => one.found ?? [])
  const evaluationOf = (some: Values) =>
    evaluate(some, {
      validator,
      schema,
      utils,
      origin,
      branches,
      prefix,
      fields: context.fields,
      scope: context.page,
      texts: context.texts,
      clock: context.clock,
      found: found(),
      findProblems: context.layout?.findProblems,
    })

  /** Evaluates the values, once for each change. */
  function evaluation(): Evaluation {
    const { fields, page, texts, layout } = context
    const of = [values, origin, fields, page, texts, layout, branches, ...found()]
    if (evaluated?.of.length !== of.length || of.some((one, index) => one !== evaluated?.of[index]))
      evaluated = { of, result: evaluationOf(values) }
    return evaluated.result
  }

  const isRefused = () => [...states.values()].some(({ told }) => told === 'refused')

  /** Returns the problems that the person is told. */
  function shown(): readonly FieldProblem[] {
    const mayTellTouched = isRefused()
    return evaluation().problems.filter(({ path }) => {
      const { by, told } = stateAt(path)
      // Nobody is told while typing, nor of what is still empty.
      return (
        told === 'refused' ||
        (mayTellTouched && by === 'person') ||
        (told === 'left' && isFilled(valueAt(values, path)))
      )
    })
  }

  /** Draws the problems again, if there may be any. */
  function redraw() {
    if (![...states.values()].some(({ told }) => told)) return
    drawn?.drawProblems()
    setStatus({ problems: isRefused() ? shown().length : 0 })
  }

  /** Tells the problems of an attempt, and takes the person to the first. `isFound` is true for what servers have found. */
  function refuse(problems: readonly FieldProblem[], isFound = false) {
    const told = new Map(problems.map((problem) => [keyOf(problem.path), problem]))
    const still = new Set(evaluation().problems.map(({ path }) => keyOf(path)))
    recordAll((key) => {
      // Another step keeps what it was told, as long as it is so.
      const isProblem = told.has(key) || (states.get(key)?.told === 'refused' && still.has(key))
      return { is: 'refused', isProblem, found: isFound ? told.get(key) : undefined }
    }, told.keys())
    context.layout?.reveal(new Set(problems.map(({ path }) => String(path[0]))))
    // The focus moves before the messages are drawn, while the layout is known.
    const isFocused = drawn?.focusField(problems)
    drawn?.flush(redraw)
    if (!isFocused) drawn?.focusMessage()
  }

  /** Runs the checks of the payload, or of some of its fields. Returns the problems that they find, and the payload with what they fill. */
  async function runChecks(payload: Values, names?: readonly string[]) {
    const now = scope
    const checked = await Promise.all(
      flattenFields(context.fields, payload).map(async ({ path, field: { check } }) => {
        const isMeant = !names || names.includes(String(path[0]))
        if (!check || !isMeant || !isLongEnoughToCheck(valueAt(payload, path)))
          return { path, check, result: undefined }
        return { path, check, result: await ask(check, resolveBindings(check.body, now)) }
      }),
    )
    return {
      problems: checked.flatMap(({ path, check, result }): readonly FieldProblem[] =>
        check && result?.good === false ? [{ path, keyword: 'check', params: { key: check.failed } }] : [],
      ),
      // A value without a verdict must not keep the name of an earlier one.
      filled: checked.reduce(
        (all, { path, check, result }) =>
          checkFills(check, path, result).reduce((some, fill) => withValueAt(some, fill.path, fill.value), all),
        payload,
      ),
    }
  }

  /**
   * Finds the fields that a server means: the one at the path, or else the only one of that name. What has no field that
   * is shown is told at the form, with the name of its member.
   */
  function placed(told: Parameters<TellProblems>[0]): readonly FieldProblem[] {
    const drawnFields = flattenFields(context.fields, values).filter(({ path }) =>
      path.every((_name, index) => {
        const field = fieldAt(context.fields, path.slice(0, index + 1))
        return field?.widget !== 'hidden' && evaluateCondition(field?.when, scope)
      }),
    )
    const byPlace = new Map<string, { readonly path: FieldPath; readonly texts: string[] }>()
    for (const { at, text } of told) {
      const exact = drawnFields.filter(({ path }) => keyOf(path) === keyOf(at))
      const named = drawnFields.filter(({ path }) => path.at(-1) === at.at(-1))
      const [field, ...others] = exact.length > 0 ? exact : named
      const path = field && others.length === 0 ? field.path : []
      const place = byPlace.get(keyOf(path)) ?? { path, texts: [] }
      byPlace.set(keyOf(path), place)
      place.texts.push(path.length > 0 ? text : [at.join('.'), text].filter(Boolean).join(' '))
    }
    return [...byPlace.values()].map(({ path, texts }) => ({
      path,
      keyword: 'server',
      params: { text: cleanText(texts.join(', ')) },
    }))
  }

  /** Keeps the values of fields with `recent` on the device. */
  function keepRecent(sent: Values) {
    for (const { path, field } of flattenFields(context.fields, sent)) {
      const value = valueAt(sent, path)
      if (!field.recent || (typeof value !== 'string' && typeof value !== 'number') || value === '') continue
      const name = field.recent.name && readText({ ...scope, form: sent }, field.recent.name)
      context.services.recents.add(controlId(prefix, path), { value: String(value), ...(name && { name }) })
    }
  }

  function saveDraft() {
    clearTimeout(draftTimer)
    if (!isDraftDue) return
    isDraftDue = false
    const { fields, services } = context
    services.drafts.save(id, {
      values: toDraft(values, fields, schema, isTouched),
      leftOut: chosenFiles(values, fields, schema, isTouched),
    })
  }

  function clearDraft() {
    clearTimeout(draftTimer)
    isDraftDue = false
    context.services.drafts.clear(id)
  }

  /** Sets a value for the form itself, once `isFree` allows it and nothing is being drawn. */
  function fill(path: FieldPath, value: unknown, isFree = () => !deepEquals(valueAt(values, path), value)) {
    if (!isFree()) return
    // React forbids a synchronous render inside an effect.
    queueMicrotask(() => {
      if (!drawn || !isFree()) return
      record(keyOf(path), { is: 'changed', by: 'form' })
      isFilling = true
      drawn.flush(() => drawn?.setValue(path, value))
      isFilling = false
    })
  }

  /**
   * Fills in initial values whose data has arrived after the form was drawn. They replace defaults of the schema. Other
   * values stay, and so do fields that a person has touched.
   */
  function fillLate() {
    const record = withoutRefusedNulls(loadedValues(source, context), schema, validator)
    const paths = loadedPaths(record, context.fields)
    if (paths.some((path) => !deepEquals(valueAt(origin, path), valueAt(record, path))))
      origin = { ...record, ...origin, ...record }
    for (const path of paths) {
      const value = valueAt(record, path)
      const isFree = () => {
        const held = valueAt(values, path)
        if (value === undefined || isTouched(path) || deepEquals(held, value)) return false
        return held === undefined || isDefault(path, held)
      }
      if (!isFree()) continue
      queueMicrotask(() => {
        // Committed text counts as touched.
        drawn?.flush(commitInputs)
        const late = withValueAt(values, path, value)
        fill(path, valueAt(withAbsentMembers(late, undefined, schema, validator), path), isFree)
      })
    }
  }

  /**
   * Returns what a branch begins with, or undefined if RJSF has set it, or a record or a draft says what there is: null,
   * if nothing else fits the branch, and otherwise its defaults, which RJSF sets only when another branch was chosen before.
   */
  function valueOfBranch(path: FieldPath, isFirst: boolean): unknown {
    const place = schemaPlaces(utils, values, branches, prefix).find((one) => keyOf(one.path) === keyOf(path))
    if (!place?.branch) return undefined
    if (!isFirst && place.branch.type === 'null') return null
    // An object without its constants would be no answer.
    if (!isFirst)
      return holdsValue(place.value) ? undefined : constantsOf(utils.retrieveSchema(place.branch, place.value))
    const lacks = recordLacks(context.fields, context.page)
    const came = path.length > 1 ? isObject(valueAt(origin, path.slice(0, -1))) : lacks?.(String(path[0] ?? ''))
    if (hasDraft || came === true) return undefined
    const branch = utils.retrieveSchema(place.branch, place.value)
    // A constant counts once something is entered.
    const constants = Object.entries(branch.properties ?? {}).filter(([, one]) => isObject(one) && isConstant(one))
    const withoutConstants = (some: unknown) => constants.reduce((rest, [name]) => omitPath(rest, [name]), some)
    if (holdsValue(withoutConstants(place.value))) return undefined
    const filled = withoutConstants(utils.getDefaultFormState(branch, place.value, 'excludeObjectChildren') as unknown)
    return isObject(filled) && isObject(place.value) ? { ...place.value, ...filled } : filled
  }

  /** Keeps what stands in a branch that a person leaves. */
  function leaveBranch(selector: string, path: FieldPath, before: Values) {
    const index = branches.get(selector)
    const value = valueAt(before, path)
    if (index === undefined || !holdsValue(value)) return
    const byBranch = new Map(left.get(selector)?.byBranch).set(index, value)
    const place = schemaPlaces(utils, before, branches, prefix).find((one) => keyOf(one.path) === keyOf(path))
    const { properties = {} } = place?.branch ? utils.retrieveSchema(place.branch, value) : {}
    left.set(selector, { byBranch, members: Object.keys(properties) })
  }

  /** Returns the paths of fields that would be sent although the record lacks them. */
  function filledIn(): readonly string[] {
    const { payload } = evaluation()
    const lacks = recordLacks(context.fields, context.page)
    return flattenFields(context.fields, payload)
      .filter(({ path, field }) => field.widget !== 'hidden' && lacks?.(String(path[0])))
      .filter(({ path }) => valueAt(payload, path) !== undefined && valueAt(origin, path) === undefined)
      .map(({ path }) => keyOf(path))
  }

  /** Returns true for a value that RJSF filled in. */
  function isDefault(path: FieldPath, value: unknown): boolean {
    if (valueAt(initial, path) !== undefined) return false
    return deepEquals(value, valueAt(utils.getDefaultFormState(utils.getRootSchema(), initial), path))
  }

  function commitInputs() {
    for (const commit of pending) commit()
  }

  /** Nothing else begins meanwhile. */
  function whileBusy(attempt: () => Promise<void>) {
    setStatus({ isBusy: true })
    void attempt().finally(() => setStatus({ isBusy: false }))
  }

  /** Shows the problems of a step, or goes on if there are none. */
  async function leaveStep({ names, goOn }: OpenStep) {
    const { payload, problems } = evaluation()
    const own = problems.filter(({ path }) => names.includes(String(path[0])))
    if (own.length > 0) return refuse(own)
    const { problems: served } = await runChecks(payload, names)
    if (served.length > 0) return refuse(served, true)
    redraw()
    goOn()
  }

  /** Sends the values, unless a check finds a problem with them. */
  async function send() {
    setStatus({ problems: 0 })
    const { payload } = evaluation()
    const { problems: failed, filled } = await runChecks(payload)
    // A rule may compare what a check has filled just now.
    const problems = failed.length > 0 || filled === payload ? failed : evaluationOf(filled).problems
    if (problems.length > 0) return refuse(problems, true)
    // If the session has expired, the page is left at once and no later save would happen.
    saveDraft()
    let refused: readonly FieldProblem[] = []
    try {
      await context.onSubmit(filled, (told) => {
        refused = placed(told)
      })
    } catch {
      // `onSubmit` has told the person what went wrong, or tells it here. The form keeps its values and its draft.
      if (refused.length > 0) refuse(refused, true)
      return
    }
    keepRecent(filled)
    recordAll(() => ({ is: 'sent' }))
    clean = values
    clearDraft()
    context.onDirty(false)
  }

  // Its type is named, because compiled declarations cannot name the parameters of the types that the compiler infers.
  const rjsfValidator: ValidatorType = {
    isValid: (part, some, root) => validator.isValid(part, some, root),
    rawValidation: (whole, some) => validator.rawValidation(whole, some),
    validateFormData: () => toValidationData(shown(), evaluation().message),
  }

  return {
    initial,
    /** Paths of the fields whose last value the draft lacks. */
    leftOut,
    /** Paths of the fields that a record lacked and that have been filled in, because the schema demands them. */
    completed: () => completed,
    /** There may be something to tell of what the form began with. */
    mayNotice: leftOut.length > 0 || hasRecord,
    isTouched,
    subscribe: changes.on,
    values: () => values,
    /** Returns the page's scope, with the values as `form`. */
    current: () => scope,
    status: () => status,
    states: () => states,
    /** RJSF's validator. It answers with the problems that are to be shown: RJSF asks with a copy of the values. */
    validator: rjsfValidator,

    attach(form: DrawnForm | undefined) {
      drawn = form
      if (!form || !hasRecord) return
      completed = filledIn()
      if (completed.length > 0) changes.emit()
    },

    update(next: FormContext) {
      const { page, fields, texts } = context
      context = next
      if (next.page !== page) setScope()
      if (next.page !== page || next.fields !== fields) fillLate()
      // Shown messages follow the language, and the words of the fields.
      if (next.fields !== fields || next.texts !== texts) redraw()
    },

    /** Takes the branch that the selector of a union shows. It begins with what stood in it last. */
    chooseBranch(selector: string, index: number, isByPerson = false) {
      const before = branches.get(selector)
      if (before === index && !isByPerson) return
      branches = new Map(branches).set(selector, index)
      const path = pathFromId(prefix, selector)
      const held = valueAt(values, path)
      const value =
        withLast(held, left.get(selector), index) ?? valueOfBranch(path, before === undefined && !isByPerson)
      if (holdsValue(value)) fill(path, value, () => deepEquals(valueAt(values, path), held))
    },

    /** Registers the function that commits the text of an input, which RJSF may not have yet. Returns a function that removes it. */
    addInput(commit: () => void) {
      pending.add(commit)
      return () => void pending.delete(commit)
    },

    /** Registers a function that refuses an attempt by returning false, and tells why. Returns a function that removes it. */
    addGuard(guard: () => boolean) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },

    /** Sets a value from outside its control, for example a value that comes with a choice. */
    setValue(path: FieldPath, value: unknown) {
      drawn?.setValue(path, value)
    },

    /** Sets a value that the form computes. It counts neither as touched nor as a change of the person. */
    fillIn: (path: FieldPath, value: unknown) => fill(path, value),

    /** Sets what the check of a value answers, and tells a rule that breaks by it: nobody has to send the form to learn that. */
    fillFromCheck(path: FieldPath, fills: readonly { readonly path: FieldPath; readonly value: unknown }[]) {
      for (const one of fills) fill(one.path, one.value)
      if (fills.length === 0) return
      const isAnswered = fills.some(({ value }) => value !== undefined)
      // Behind the values that are filled in.
      queueMicrotask(() => {
        if (isAnswered && evaluation().problems.some((problem) => keyOf(problem.path) === keyOf(path)))
          record(keyOf(path), { is: 'left' })
        redraw()
      })
    },

    isValidAt: (path: FieldPath) => !evaluation().problems.some((problem) => isWithin(problem.path, path)),

    /** Takes a change that RJSF reports, with the id of the control. It gives none for rows and members with free names. */
    change(next: Values, control: string | undefined) {
      const before = values
      values = next
      if (!drawn || isFilling) return setScope()
      const path = control === undefined ? pathOfChange(before, next) : pathFromId(prefix, control)
      if (control !== undefined && controlId(prefix, path) !== control) leaveBranch(control, path, before)
      const [rows, rowsNow] = [valueAt(before, path), valueAt(next, path)]
      if (Array.isArray(rows) && Array.isArray(rowsNow)) moveRows(path, rowsBefore(rows, rowsNow))
      keepUntouched(before, path)
      setScope()
      // A refusal of a row, or of a group, goes with a change within it.
      recordAll((key) => ({ is: 'outdated', isElsewhere: key === '' || !isWithin(path, key.split('.')) }))
      record(keyOf(path), { is: 'changed', by: 'person' })
      clean ??= before
      for (const stale of staleChoices(context.fields, before, next)) drawn.setValue(stale, undefined)
      isDraftDue = true
      clearTimeout(draftTimer)
      draftTimer = setTimeout(saveDraft, draftPauseMs)
      context.onDirty(!areSame(values, clean))
      redraw()
    },

    /** Tells that a value is beyond its bounds as soon as the person leaves it. */
    leave(control: string) {
      // React renders the value that the blur commits before the next task.
      queueMicrotask(() => {
        const path = pathFromId(prefix, control)
        if (!isTouched(path) || !canHaveBounds(fieldAt(context.fields, path), valueAt(values, path))) return
        if (!isBeyondBounds(evaluation(), path)) return
        record(keyOf(path), { is: 'left' })
        redraw()
      })
    },

    /** Begins an attempt with all that was typed. Returns true if RJSF may submit the form. */
    begin(): boolean {
      if (!status.isBusy) drawn?.flush(commitInputs)
      // Flushing also hands over a submit that came in the same moment.
      if (status.isBusy || [...guards].some((guard) => !guard())) return false
      recordAll(() => ({ is: 'outdated', isElsewhere: false }))
      const step = context.layout?.openStep(scope)
      if (step) {
        whileBusy(() => leaveStep(step))
        return false
      }
      const { problems } = evaluation()
      if (problems.length > 0) refuse(problems)
      return problems.length === 0
    },

    submit: () => whileBusy(send),

    /** Saves the draft now, with all that was typed. */
    keep() {
      drawn?.flush(commitInputs)
      saveDraft()
    },
    saveDraft,
  }
}

const draftPauseMs = 500

type Loading = Pick<FormSource, 'id' | 'schema' | 'validator' | 'keepsAll'>

function loadedValues({ schema, keepsAll }: Loading, { fields, page }: FormContext): Values {
  const isKnown = (path: FieldPath) => keepsAll || describesMember(schema, path)
  return withRest(toValues(resolveInitialValues(fields, page)), fields, page, isKnown)
}

/** What stood in the branches of a union, and in the one that was left last. */
interface Left {
  readonly byBranch: ReadonlyMap<number, unknown>
  /** The members of the last one. */
  readonly members: readonly string[]
}

/** Returns what stood in a branch, with what has been changed meanwhile in another one that has the same members. */
function withLast(held: unknown, { byBranch, members }: Left | undefined = nothingLeft, index: number): unknown {
  const kept = byBranch.get(index)
  if (!isObject(kept)) return kept
  const shared = isObject(held) ? Object.entries(held).filter(([name]) => members.includes(name)) : []
  return { ...kept, ...Object.fromEntries(shared) }
}

const nothingLeft: Left = { byBranch: new Map(), members: [] }

/** Returns the members with one possible value, which an object of a branch begins with, or undefined for no object. */
function constantsOf({ type, properties }: RJSFSchema): object | undefined {
  const constants = Object.entries(properties ?? {}).flatMap(([name, one]) =>
    isObject(one) && isConstant(one) ? [[name, one['const']]] : [],
  )
  return type === 'object' || properties ? Object.fromEntries(constants) : undefined
}

/** Returns the paths of what was loaded as a whole. */
function loadedPaths(record: Values, fields: ById<Field>, at: FieldPath = []): readonly FieldPath[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const { initial, fields: inner } = fields[name] ?? {}
    const path = [...at, name]
    return inner && initial === undefined && isObject(value) ? loadedPaths(value, inner, path) : [path]
  })
}

function initialState(source: Loading, context: FormContext) {
  const { id, schema, validator } = source
  const { fields, page, services } = context
  const loaded = loadedValues(source, context)
  const draft = services.drafts.load(id)
  const restored = restoreDraft(draft, fields, schema, (values, path) =>
    refusedNulls(values, schema, validator).every((one) => keyOf(one) !== keyOf(path)),
  )
  const merged = restored.emptied.reduce<Values>(omitPath, { ...loaded, ...restored.values })
  const kept = withoutRefusedNulls(merged, schema, validator)
  const known = withAbsentMembers(kept, recordLacks(fields, page), schema, validator)
  return {
    // A draft keeps what the person cleared empty.
    values: draft ? known : withOptionalDefaults(known, schema, fields, createSchemaUtils(validator, schema)),
    emptied: restored.emptied,
    leftOut: restored.leftOut,
    hasDraft: draft !== undefined,
  }
}

function keyOf(path: FieldPath): string {
  return path.join('.')
}

/** False for a text without bounds of its field, so that leaving it evaluates nothing. */
function canHaveBounds(field: Field | undefined, value: unknown): boolean {
  return typeof value === 'number' || field?.min !== undefined || field?.max !== undefined
}

/** Returns true for equal values. A member that was cleared is like one that was never filled. */
function areSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => areSame(item, other[index]))
  if (!isObject(one) || !isObject(other)) return one === other
  return Object.keys({ ...one, ...other }).every((name) => areSame(one[name], other[name]))
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
