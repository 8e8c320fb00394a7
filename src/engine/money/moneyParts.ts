// What a page that moves money loads: one file is one request.
export { MoneyForm } from '../action/MoneyForm'
export { PageMoney } from '../action/PageMoney'
export { openMoney } from './openMoney'
