// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "demo.title",
 "access": "open",
 "state": {
  "clicks": 0
 },
 "opened": {
  "tabs": {
   "call": "setTabBar",
   "args": {
    "isShow": false
   },
   "when": {
    "host.isApp": true
   }
  },
  "back": {
   "call": "hiddenBackButton",
   "args": {
    "isHidden": true
   },
   "when": {
    "host.isApp": true
   }
  }
 },
 "blocks": {
  "greeting": {
   "block": "text",
   "items": {
    "hello": {
     "title": "demo.hello",
     "text": {
      "say": "demo.clicks",
      "with": {
       "count": {
        "from": "state.clicks"
       }
      }
     }
    }
   }
  },
  "more": {
   "block": "links",
   "look": "buttons",
   "links": {
    "add": {
     "do": "set",
     "label": "demo.add",
     "icon": "plus",
     "tone": "primary",
     "state": "clicks",
     "add": 1
    },
    "again": {
     "do": "set",
     "label": "demo.again",
     "state": "clicks",
     "value": 0,
     "when": {
      "state.clicks": {
       "min": 1
      }
     }
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {},
  sources: {},
  forms: {  },
  icons: {
 "plus": [
  [
   "path",
   {
    "d": "M5 12h14"
   }
  ],
  [
   "path",
   {
    "d": "M12 5v14"
   }
  ]
 ]
},
} as unknown as RouteModule
