// Where the pages of the bench begin: the engine, what is generated of them, and nothing of the product.
import { start } from '../../../src/engine/start'
import { endpoints } from '../../../src/generated/endpoints'
import { icons } from '../../../src/generated/icons'
import { begun } from './begin'

const element = document.getElementById('app')
if (!element) throw new Error('index.html has no element with the id "app".')

const toUser = (answer: unknown) => answer as { readonly uid: string }
await start({ toUser, upload: { call: 'POST /bench/save' }, endpoints, icons, widgets: {} }, await begun, element)
