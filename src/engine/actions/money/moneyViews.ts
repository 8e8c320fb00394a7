// The views that a page loads if it moves money. One file is one request.
export { MoneyForm } from './MoneyForm'
export { PageMoney } from './PageMoney'
export { openMoney } from '../../money/openMoney'
