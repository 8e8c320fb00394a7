// What a complaint leaves to be paid. An order has no other figure for it than the amount that has arrived in all.

/** The part that is missing. */
export const missing = { from: 'row.amount', minus: 'row.after_sale.amount', format: 'money' } as const
export const currency = { from: 'row.currency' } as const
/** Holds if a part of the amount has arrived. */
export const isShort = { 'row.after_sale.amount': { min: 0.01, below: { from: 'row.amount' } } } as const
const isComplained = { 'row.after_sale.state': 'open' } as const
/** A part is missing, all of it is, or nobody can say how much. */
export const isMissing = {
  part: { ...isComplained, ...isShort },
  all: { ...isComplained, 'row.after_sale.kind': 'not_received', 'row.after_sale.amount': { exists: false } },
  unknown: {
    ...isComplained,
    any: [
      { 'row.after_sale.kind': { not: 'not_received' }, 'row.after_sale.amount': { exists: false } },
      { 'row.after_sale.amount': { max: 0 } },
      { 'row.after_sale.amount': { min: { from: 'row.amount' } } },
    ],
  },
} as const
/** Holds, as a list of choices, unless a part of the amount has arrived. */
export const isWhole = [
  { 'row.after_sale.amount': { exists: false } },
  { 'row.after_sale.amount': { max: 0 } },
  { 'row.after_sale.amount': { min: { from: 'row.amount' } } },
] as const
const missingFigure = { value: 'row.amount', minus: 'row.after_sale.amount', format: 'money' } as const
/** The amount that the reseller has to pay now. No line names one that nobody knows. */
export const amountDue = {
  amount: {
    label: 'order.amount',
    value: 'row.amount',
    format: 'money',
    unit: 'row.currency',
    when: { any: [{ 'row.after_sale.state': { not: 'open' } }, isMissing.all] },
  },
  missing: { label: 'order.missing', ...missingFigure, unit: 'row.currency', when: isMissing.part },
} as const
