// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "pay.result.title",
 "access": "open",
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
  "result": {
   "block": "widget",
   "widget": "payResult"
  },
  "app": {
   "block": "links",
   "look": "buttons",
   "when": {
    "host.isApp": true
   },
   "links": {
    "room": {
     "do": "native",
     "label": "inApp.room",
     "icon": "door-open",
     "when": {
      "query.rid": {
       "exists": true,
       "not": "0"
      }
     },
     "call": "jumpToRoom",
     "args": {
      "rid": {
       "from": "query.rid"
      }
     }
    },
    "wallet": {
     "do": "native",
     "label": "inApp.wallet",
     "icon": "wallet",
     "call": "jumpToWallet"
    },
    "store": {
     "do": "native",
     "label": "inApp.store",
     "icon": "store",
     "call": "startBySchema",
     "args": {
      "target": "appStore",
      "index": 0
     }
    },
    "leave": {
     "do": "native",
     "label": "inApp.leave",
     "icon": "x",
     "call": "closeWebview"
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
 "door-open": [
  [
   "path",
   {
    "d": "M10 21H2"
   }
  ],
  [
   "path",
   {
    "d": "M10 3H7a2 2 0 00-2 2v16"
   }
  ],
  [
   "path",
   {
    "d": "M14 12h.01"
   }
  ],
  [
   "path",
   {
    "d": "M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992z"
   }
  ],
  [
   "path",
   {
    "d": "M22 21h-3"
   }
  ]
 ],
 "store": [
  [
   "path",
   {
    "d": "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"
   }
  ],
  [
   "path",
   {
    "d": "M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244"
   }
  ],
  [
   "path",
   {
    "d": "M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05"
   }
  ]
 ],
 "wallet": [
  [
   "path",
   {
    "d": "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"
   }
  ],
  [
   "path",
   {
    "d": "M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4"
   }
  ]
 ],
 "x": [
  [
   "path",
   {
    "d": "M18 6 6 18"
   }
  ],
  [
   "path",
   {
    "d": "m6 6 12 12"
   }
  ]
 ]
},
} as unknown as RouteModule
