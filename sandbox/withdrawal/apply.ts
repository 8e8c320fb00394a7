import { Refused, type CodeName } from '../codes'
import type { Database, SqlValue } from '../database'
import { accounts, move } from '../ledger'
import { readSettings } from '../settings'
import { checkUploaded } from '../upload'
import type { Order } from './order'
import { isPossible, transitions, type Event, type Status, type Transition } from './transitions'

export interface Said {
  readonly kind?: Order['dispute_kind']
  /** Hundredths: what has arrived in all, or what an answer paid. */
  readonly amount?: number | null
  readonly text?: string | undefined
  readonly images?: readonly string[]
}

export interface Change {
  readonly event: Event
  /** Unix seconds. */
  readonly at: number
  readonly proof?: readonly string[]
  /** What a complaint says, or the answer to one. */
  readonly said?: Said
  /** Other columns that the event fills. */
  readonly columns?: { readonly [column: string]: SqlValue }
}

/** Moves an order along one row of the table of transitions, with its diamonds; throws when there is no such row. */
export function applyEvent(db: Database, order: Order, { event, at, proof = [], said, columns = {} }: Change): void {
  const transition = transitions[event]
  requirePossible(event, order)
  if (transition.needsProof) addProof(db, order, proof, at)
  if (said) addToThread(db, order, transition.by, at, said)
  moveDiamonds(db, order, transition, at)

  const stamps: { readonly [S in Status]?: { readonly [column: string]: SqlValue } } = {
    applying: { accepted_at: at },
    completed: { completed_at: at },
    cancelled: { cancelled_at: at },
    closed: { closed_at: at },
    in_progress: { completed_at: null },
  }
  const changed = {
    status: transition.to,
    dispute_state: transition.afterSale ?? order.dispute_state,
    ...stamps[transition.to],
    ...columns,
  }
  const names = Object.keys(changed)
  const sql = `update withdrawals set ${names.map((name) => `${name} = ?`).join(', ')} where order_no = ?`
  db.run(sql, ...Object.values(changed), order.order_no)
}

/** Throws a refusal that says what has become of the order, if the event is not possible now. */
export function requirePossible(event: Event, { status, dispute_state: afterSale }: Order): void {
  if (isPossible(event, status, afterSale)) return
  if (afterSale === 'open') throw new Refused('complaintOpen')
  throw new Refused(movedTo[status] ?? 'wrongState')
}

const movedTo: { readonly [S in Status]?: CodeName } = {
  applying: 'orderTaken',
  in_progress: 'orderPaid',
  completed: 'orderCompleted',
  cancelled: 'orderCancelled',
  closed: 'orderClosed',
}

function addProof(db: Database, order: Order, proof: readonly string[], at: number): void {
  const most = readSettings(db).max_proof_images
  if (proof.length === 0) throw new Refused('proofMissing')
  if (most !== undefined && proof.length > most) throw new Refused('tooManyImages')
  for (const url of proof) {
    db.run('insert into proofs values (?, ?, ?)', order.order_no, checkUploaded(db, url), at)
  }
}

function addToThread(db: Database, order: Order, by: string, at: number, { kind, amount, text, images = [] }: Said) {
  const saidText = text?.trim() ?? ''
  db.run(
    'insert into after_sales values (?, ?, ?, ?, ?, ?, ?)',
    order.order_no,
    by,
    at,
    kind ?? null,
    amount ?? null,
    saidText === '' ? null : saidText,
    // Addresses are kept without the origin.
    JSON.stringify(images.map((url) => checkUploaded(db, url))),
  )
}

function moveDiamonds(db: Database, order: Order, { diamonds }: Transition, at: number): void {
  const held = accounts.held(order.order_no)
  const base = { unit: 'diamonds', amount: order.diamonds, at, note: order.order_no } as const
  if (diamonds === 'release') move(db, { ...base, from: held, to: accounts.user(order.uid) })
  if (diamonds === 'spend') move(db, { ...base, from: held, to: accounts.spent })
  // A complaint about a completed order brings the diamonds back into the hold.
  if (diamonds === 'hold' && order.status === 'completed') move(db, { ...base, from: accounts.spent, to: held })
}
