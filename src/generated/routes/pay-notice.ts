// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "pay.notice.title",
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
  "refund": {
   "block": "text",
   "look": "notice",
   "tone": "warn",
   "items": {
    "refund": {
     "title": "pay.notice.refund",
     "text": "pay.notice.refund.text"
    }
   }
  },
  "rules": {
   "block": "text",
   "items": {
    "wrong": {
     "title": "recharge.faq.wrong",
     "text": "recharge.faq.wrong.text"
    },
    "malicious": {
     "title": "recharge.faq.refund",
     "text": "recharge.faq.refund.text"
    },
    "contact": {
     "title": "pay.notice.contact",
     "text": {
      "say": "pay.notice.contact.text",
      "with": {
       "phone": {
        "from": "market.contact",
        "format": "phone"
       }
      }
     }
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
     "to": "/recharge"
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
 ]
},
} as unknown as RouteModule
