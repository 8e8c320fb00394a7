import { Fragment, useState } from 'react'
import { isObject, type Rule } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { pathName } from '../../workbench/places'
import { isOwnValue, settingOf, targetOf, useEditing } from '../context'
import { Icon, IconButton } from '../Icon'
import { effectivePage } from '../model/draftProduct'
import { type FormMember, memberOf, memberRemoval } from '../model/formMembers'
import { isSortedByMarket, moving, siblingsOf } from '../model/partOrder'
import { narrowingChoice } from '../model/newPart'
import { type PagePart, nameOf, partsOf, textOf } from '../model/pageParts'
import { problemsAt, problemsOf } from '../model/problemsAt'
import { isAtOrBelow } from '../model/sharedParts'
import { controlOf, holdsParts, type MemberRule, membersOf, ruleAt } from '../model/rules'
import { wordsOfDoc, wordsOfMember } from '../model/words'
import { AddField } from '../parts/AddField'
import { AddPart } from '../parts/AddPart'
import { CopyPage } from '../parts/CopyPage'
import { RulesOfField } from './FieldRules'
import { MemberField } from './MemberField'
import { PartSource } from './PartSource'
import { ProblemNote } from './ProblemNote'
import { HiddenNote, WhoSees } from './WhoSees'

interface EditPanelProps {
  readonly isMarketOnly: boolean
  onMarketOnly(isMarketOnly: boolean): void
}

/** Draws the properties of the chosen part, from the definition of its kind. */
export function EditPanel({ isMarketOnly, onMarketOnly }: EditPanelProps) {
  const editing = useEditing()
  const { page, chosen, english, combination, route, state } = editing
  const [isCopied, setCopied] = useState(false)
  const rule = ruleAt(page, chosen)
  const value = valueAtPath(page, chosen)
  if (!(route in state.product.pages)) return <p className="pw-studio-note">This page is removed.</p>
  const hiding = Object.keys(state.product.markets).filter(
    (market) => effectivePage(state.product, market, route) === undefined,
  )
  if (hiding.includes(combination.market)) return <HiddenPage hiding={hiding} />
  if (!rule || value === undefined)
    return <p className="pw-studio-note">This part is no longer on the page. Choose another one.</p>
  const members = membersOf(rule, value).flatMap((member) => withBound(memberOf(editing, chosen), member, value) ?? [])
  const has = (name: string) => isObject(value) && name in value
  const set = members
    .filter(({ name, isNeeded }) => has(name) || isNeeded)
    .toSorted((a, b) => placeOf(a, value) - placeOf(b, value))
  const free = members.filter(({ name, isNeeded }) => !has(name) && !isNeeded && name !== '$schema')
  const trail = partsOf(page, english).filter(({ path }) => isAtOrBelow(chosen, path))
  const own = trail.find(({ path }) => path.length === chosen.length)
  const around = trail.filter((one) => one !== own)
  const title = nameOf(page, route, english)
  const narrowing = narrowingChoice(chosen, value)
  return (
    <div className="pw-studio-panel" key={pathName([route, ...chosen])}>
      <header>
        {chosen.length > 0 && <Around title={title} parts={around} />}
        <div className="pw-studio-title">
          <h2>
            {chosen.length === 0 ? title : (own?.name ?? nameOf(value, chosen.at(-1) ?? '', english))}{' '}
            <small>{chosen.length === 0 ? 'Page' : own?.noun}</small>
          </h2>
          {chosen.length === 0 ? (
            <PageActions onCopy={() => setCopied(true)} />
          ) : (
            <PartActions outside={around.at(-1)?.path ?? []} />
          )}
        </div>
        {isCopied && chosen.length === 0 && <CopyPage onClose={() => setCopied(false)} />}
        <p className="pw-studio-path pw-studio-code">{pathName([route, ...chosen])}</p>
        <fieldset className="pw-studio-where">
          <legend>A change applies</legend>
          <label>
            <input type="radio" name="where" checked={!isMarketOnly} onChange={() => onMarketOnly(false)} /> in all
            markets
          </label>
          <label>
            <input type="radio" name="where" checked={isMarketOnly} onChange={() => onMarketOnly(true)} /> in{' '}
            {combination.market} only
          </label>
        </fieldset>
        {chosen.length === 0 && hiding.length > 0 && (
          <p className="pw-studio-absent">This page is hidden in {hiding.join(', ')}.</p>
        )}
        {chosen.length === 0 && (
          <button
            type="button"
            className="pw-studio-add"
            onClick={() => editing.studio.change({ do: 'hide', page: route, market: combination.market, at: [] })}
          >
            <Icon name="hide" /> Hide this page in {combination.market}
          </button>
        )}
        <HiddenNote path={chosen} />
        {narrowing !== undefined && (
          <p className="pw-studio-note">
            “{textOf(narrowing, english)}” is the first choice, so the page opens with its rows alone. To show all rows
            at first, add a choice without a value, and move it up.
          </p>
        )}
        <PartSource />
        {problemsAt(problemsOf(state.plan), route, chosen, false).map((one) => (
          <ProblemNote key={one.says} problem={one} />
        ))}
      </header>
      {set.map((member) => (
        <Fragment key={member.name}>
          <MemberField member={member} path={[...chosen, member.name]} />
          {has(member.name) && holdsParts(member.rule) && <Adding path={[...chosen, member.name]} rule={member.rule} />}
        </Fragment>
      ))}
      <RulesOfField path={chosen} />
      <WhoSees path={chosen} />
      {free.length > 0 && <More free={free} />}
    </div>
  )
}

/** Lists the properties that the chosen part does not have yet. */
function More({ free }: { readonly free: readonly MemberRule[] }) {
  const { chosen, isCodeShown } = useEditing()
  const [wanted, setWanted] = useState('')
  const small = wanted.toLowerCase()
  const found = free.filter(({ name, doc }) =>
    `${wordsOfMember(name)} ${name} ${wordsOfDoc(doc, isCodeShown)}`.toLowerCase().includes(small),
  )
  return (
    <details className="pw-studio-more">
      <summary>More that this part can have ({free.length})</summary>
      <label htmlFor="member">Find a property</label>
      <input id="member" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      {found.map((member) =>
        holdsParts(member.rule) ? (
          <Adding key={member.name} path={[...chosen, member.name]} rule={member.rule} />
        ) : (
          <MemberField key={member.name} member={member} path={[...chosen, member.name]} />
        ),
      )}
    </details>
  )
}

interface AroundProps {
  /** The title of the page. */
  readonly title: string
  /** The parts around the chosen one, the outermost first. */
  readonly parts: readonly PagePart[]
}

/** Shows where the chosen part is, and goes to what is around it. */
function Around({ title, parts }: AroundProps) {
  const { choose } = useEditing()
  return (
    <nav aria-label="Around this part" className="pw-studio-crumbs">
      <button type="button" onClick={() => choose([])}>
        {title}
      </button>
      {parts.map(({ path, name, noun }) => (
        <Fragment key={pathName(path)}>
          <Icon name="next" />
          <button type="button" onClick={() => choose(path)}>
            {name === '' ? noun : name}
          </button>
        </Fragment>
      ))}
    </nav>
  )
}

/** Sorts properties: texts first, then values, then parts within, and who sees it last. */
function placeOf({ rule }: MemberRule, value: unknown): number {
  const places: { readonly [kind: string]: number } = { message: 0, group: 2, conditions: 3 }
  return places[controlOf(rule, value).kind] ?? 1
}

/** Returns a property of a field, or undefined for a bound that its kind does not have. The bound of a number is a number. */
function withBound(field: FormMember | undefined, member: MemberRule, value: unknown): MemberRule | undefined {
  const { name } = member
  if (!field || (name !== 'min' && name !== 'max') || typeof valueAtPath(value, [name]) === 'object') return member
  const { type, format } = field.schema
  if (type !== 'string') return type === 'boolean' ? undefined : { ...member, rule: { is: 'number' } }
  return /date|time|decimal/.test(String(format)) ? member : undefined
}

/** Stands in the place of the properties of a page that the shown market hides. */
function HiddenPage({ hiding }: { readonly hiding: readonly string[] }) {
  const { state, studio, route, combination, english } = useEditing()
  const { market } = combination
  const others = Object.keys(state.product.markets).filter((one) => !hiding.includes(one))
  return (
    <div className="pw-studio-panel">
      <h2>
        {nameOf(state.product.pages[route], route, english)} <small>Page</small>
      </h2>
      <div className="pw-studio-absent">
        <p>
          This page is hidden in {hiding.join(', ')}
          {others.length > 0 && `, and shown in ${others.join(', ')}`}.
        </p>
        <button
          type="button"
          className="pw-studio-main"
          onClick={() => studio.change({ do: 'remove', page: route, market, at: [] })}
        >
          Show it in {market}
        </button>
      </div>
    </div>
  )
}

function Adding(props: { readonly path: readonly string[]; readonly rule: Rule }) {
  return props.path.at(-1) === 'fields' ? <AddField path={props.path} /> : <AddPart {...props} />
}

/** Offers to copy and to remove the page. */
function PageActions({ onCopy }: { onCopy(): void }) {
  const { studio, route } = useEditing()
  return (
    <div className="pw-studio-view" role="group" aria-label="This page">
      <IconButton icon="copy" label="Duplicate this page" onClick={onCopy} />
      <IconButton
        icon="bin"
        label="Remove this page everywhere"
        onClick={() => studio.change({ do: 'delete', page: route })}
      />
    </div>
  )
}

/** Offers to move, duplicate and remove a part. */
function PartActions({ outside }: { readonly outside: readonly string[] }) {
  const editing = useEditing()
  const { chosen, page, studio, choose, combination, isMarketOnly } = editing
  const id = chosen.at(-1)
  if (id === undefined) return null
  const holder = ruleAt(page, chosen.slice(0, -1))
  if (!holder || !holdsParts(holder)) return null
  const ids = siblingsOf(editing, chosen)
  const at = ids.indexOf(id)
  const isFixed = isMarketOnly && ids.length > 1 && !isSortedByMarket(editing, chosen)
  const { market } = combination
  const isHiding = isMarketOnly && !isOwnValue(editing, chosen)
  const move = (to: number) => studio.change(...moving(editing, chosen, to))
  const duplicate = () => {
    const own = freeId(valueAtPath(page, chosen.slice(0, -1)), id)
    const copy = [...chosen.slice(0, -1), own]
    studio.change({ do: 'set', ...targetOf(editing), at: copy, value: valueAtPath(page, chosen) })
    choose(copy)
  }
  const remove = () => {
    studio.change(...memberRemoval(editing, chosen), ...settingOf(editing, chosen, undefined))
    choose(outside)
  }
  return (
    <div className="pw-studio-view" role="group" aria-label="This part">
      <IconButton icon="up" label="Move up" disabled={isFixed || at <= 0} onClick={() => move(at - 1)} />
      <IconButton
        icon="down"
        label="Move down"
        disabled={isFixed || at >= ids.length - 1}
        onClick={() => move(at + 1)}
      />
      {/* A second field would need a member of its own, as "Add a field" makes one. */}
      {memberOf(editing, chosen) === undefined && <IconButton icon="copy" label="Duplicate" onClick={duplicate} />}
      <IconButton icon={isHiding ? 'hide' : 'bin'} label={isHiding ? `Hide in ${market}` : 'Remove'} onClick={remove} />
      {isFixed && <small>A market cannot sort these parts. Their order changes in all markets.</small>}
    </div>
  )
}

function freeId(held: unknown, id: string): string {
  for (let count = 2; ; count += 1) if (!(isObject(held) && `${id}${count}` in held)) return `${id}${count}`
}
