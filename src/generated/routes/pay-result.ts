// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '../../engine/page/site'

const page = {
 "title": "pay.result.title",
 "access": "open",
 "blocks": {
  "result": {
   "block": "widget",
   "widget": "payResult"
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {},
  sources: {},
  forms: {  },
  icons: {},
} as unknown as RouteModule
