// What a page that moves money loads: one file is one request.
export { MoneyForm } from './MoneyForm'
export { PageMoney } from './PageMoney'
export { openMoney } from '../../money/openMoney'
