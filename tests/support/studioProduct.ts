// The module `virtual:studio/product` for tests: Lumi.
import { nativeFunctions } from '../../src/generated/native'
import { iconShapes } from '@pagewright/cli/schemas'
import { splitApi } from '@pagewright/cli/source'
import api from '../../schemas/api.json'
import { iconNames } from '../../tools/studio/iconNames'

export { markets } from '../../markets.config'
export { demoAccounts as people } from '../../sandbox/accounts'
export const icons = iconShapes(Object.values(iconNames))
export const appFunctions = Object.keys(nativeFunctions)
export const endpoints = Object.keys(splitApi(api).calls)
export const sandbox: 'states' | 'plain' | 'none' = 'states'
