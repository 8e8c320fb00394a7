// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "recharge.faq",
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
  "questions": {
   "block": "text",
   "look": "questions",
   "items": {
    "how": {
     "title": "recharge.faq.how",
     "text": "recharge.faq.how.text"
    },
    "wrong": {
     "title": "recharge.faq.wrong",
     "text": "recharge.faq.wrong.text"
    },
    "refund": {
     "title": "recharge.faq.refund",
     "text": "recharge.faq.refund.text"
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "buttons",
   "links": {
    "recharge": {
     "do": "link",
     "label": "recharge.title",
     "icon": "coins",
     "tone": "primary",
     "to": "/app-recharge"
    },
    "notice": {
     "do": "link",
     "label": "pay.notice.title",
     "icon": "shield-alert",
     "to": "/pay/notice"
    },
    "whatsApp": {
     "do": "native",
     "label": "inApp.whatsApp",
     "icon": "message-circle",
     "call": "openThirdApp",
     "args": {
      "app": "whatsapp"
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
 "coins": [
  [
   "path",
   {
    "d": "M13.744 17.736a6 6 0 1 1-7.48-7.48"
   }
  ],
  [
   "path",
   {
    "d": "M15 6h1v4"
   }
  ],
  [
   "path",
   {
    "d": "m6.134 14.768.866-.5 2 3.464"
   }
  ],
  [
   "circle",
   {
    "cx": "16",
    "cy": "8",
    "r": "6"
   }
  ]
 ],
 "message-circle": [
  [
   "path",
   {
    "d": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"
   }
  ]
 ],
 "shield-alert": [
  [
   "path",
   {
    "d": "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"
   }
  ],
  [
   "path",
   {
    "d": "M12 8v4"
   }
  ],
  [
   "path",
   {
    "d": "M12 16h.01"
   }
  ]
 ]
},
} as unknown as RouteModule
