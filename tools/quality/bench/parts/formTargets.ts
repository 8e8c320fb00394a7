// The targets of the measured forms, and why a missed one is missed.
import { counts } from '../drawn/fields'
import { medianOf, ratioOf, ratioText, showFigure } from '../figures'
import { formName } from '../pagewright/pages/fields'
import { atMost, first, withReason, type Reached } from '../targets'
import { aloneName, bareName, byHand, ownName, peers, rowOf, type Rows } from './formMakers'

interface Measured {
  readonly [form: string]: Rows
}

/** Returns the targets of forms compared with hand-written ones, and their results. `where` ends each line. */
export function targetsOf(rows: Measured, where: string): readonly Reached[] {
  return [ownName, aloneName]
    .filter((name) => rows['recharge']?.[name])
    .flatMap((name) => targetsOfMaker(rows, name, `${name === aloneName ? ', form alone' : ''}${where}`))
}

function targetsOfMaker(rows: Measured, name: string, where: string): readonly Reached[] {
  const kB = (value: number) => `${showFigure(value)} kB`
  const sizes = counts.map((count) => ({ form: formName(count), what: `${count} fields${where}` }))
  const ratioTarget = (what: string, form: string, figure: string, most: number): Reached =>
    withReason(
      bareSays(rows[form], figure),
      atMost(what, ratioOf(rowOf(rows[form], name), rowOf(rows[form], byHand), figure), most, ratioText),
    )
  return [
    withReason(
      bareSays(rows[formName(8)], 'JS kB'),
      atMost(
        `JavaScript until the recharge form can be used${where}`,
        medianOf(rowOf(rows['recharge'], name), 'JS kB'),
        165,
        kB,
      ),
    ),
    ratioTarget(`script to a usable recharge form${where}`, 'recharge', 'script ms', 2.2),
    ...sizes.map(({ form, what }) => ratioTarget(`script a key, ${what}`, form, 'script a key', 1.5)),
    ...sizes.map(({ form, what }) => ratioTarget(`script of a refused submit, ${what}`, form, 'submit script', 2)),
    ratioTarget(`heap of 200 fields${where}`, formName(200), 'heap MB', 1.5),
  ]
}

/** Says what the same figure is for RJSF with a bare theme: what the library itself costs, whatever is drawn with it. */
function bareSays(rows: Rows | undefined, figure: string): string {
  const bare = rowOf(rows, bareName)
  if (bare.runs.length === 0) return ''
  const ratio = ratioText(ratioOf(bare, rowOf(rows, byHand), figure))
  return `RJSF with a bare theme takes ${showFigure(medianOf(bare, figure))}, ${ratio}`
}

const columns = ['JS kB', 'visible ms', 'script ms', 'script a key', 'submit script', 'heap MB'] as const

/** Returns whether each figure of the page and of the form alone is the best of all libraries that draw forms from data. */
export function peerTargets(rows: Measured): readonly Reached[] {
  return [8, 30].flatMap((count) =>
    [ownName, aloneName].flatMap((name) =>
      columns.map((figure) => bestOfPeers(rows[formName(count)], count, name, figure)),
    ),
  )
}

function bestOfPeers(rows: Rows | undefined, count: number, name: string, figure: string): Reached {
  const others = peers.map((peer) => ({ name: peer, value: medianOf(rowOf(rows, peer), figure) }))
  const what = `${figure}, ${count} fields, ${name === aloneName ? 'form alone' : 'whole page'}, compared with each peer`
  return withReason(bareSays(rows, figure), first(what, medianOf(rowOf(rows, name), figure), others))
}
