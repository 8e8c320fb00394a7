// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'
import { form as login } from '../forms/login'

const page = {
 "title": "login.title",
 "access": "open",
 "look": "welcome",
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
  "login": {
   "block": "form",
   "form": "login",
   "fields": {
    "account": {
     "label": "login.account",
     "placeholder": "login.account.hint",
     "icon": "user-round",
     "fill": "username",
     "messages": {
      "required": "login.account.empty",
      "minLength": "login.account.empty",
      "pattern": "login.account.empty"
     }
    },
    "password": {
     "label": "login.password",
     "widget": "password",
     "icon": "lock-keyhole",
     "messages": {
      "required": "login.password.empty",
      "minLength": "login.password.empty"
     },
     "sensitive": true
    }
   },
   "submit": {
    "do": "call",
    "call": "POST /withoutsign/user/loginweb",
    "label": "login.submit",
    "tone": "primary",
    "failed": "login.failed",
    "then": {
     "signIn": {
      "uid": {
       "from": "answer.uid"
      },
      "token": {
       "from": "answer.token"
      }
     },
     "to": "/"
    }
   }
  },
  "more": {
   "block": "links",
   "look": "buttons",
   "links": {
    "language": {
     "do": "language",
     "label": "account.language",
     "icon": "languages"
    },
    "recharge": {
     "do": "link",
     "label": "recharge.title",
     "icon": "coins",
     "to": "/recharge"
    }
   }
  }
 }
}

export const route = {
  page,
  problems: [],
  endpoints: {
 "POST /withoutsign/user/loginweb": {
  "kind": "write",
  "request": {
   "properties": {
    "account": {},
    "password": {}
   }
  },
  "response": {
   "type": "object",
   "properties": {
    "uid": {
     "type": "string"
    },
    "token": {
     "type": "string"
    }
   },
   "required": [
    "uid",
    "token"
   ]
  }
 }
},
  sources: {},
  forms: { login },
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
 "languages": [
  [
   "path",
   {
    "d": "m5 8 6 6"
   }
  ],
  [
   "path",
   {
    "d": "m4 14 6-6 2-3"
   }
  ],
  [
   "path",
   {
    "d": "M2 5h12"
   }
  ],
  [
   "path",
   {
    "d": "M7 2h1"
   }
  ],
  [
   "path",
   {
    "d": "m22 22-5-10-5 10"
   }
  ],
  [
   "path",
   {
    "d": "M14 18h6"
   }
  ]
 ],
 "lock-keyhole": [
  [
   "circle",
   {
    "cx": "12",
    "cy": "16",
    "r": "1"
   }
  ],
  [
   "rect",
   {
    "x": "3",
    "y": "10",
    "width": "18",
    "height": "12",
    "rx": "2"
   }
  ],
  [
   "path",
   {
    "d": "M7 10V7a5 5 0 0 1 10 0v3"
   }
  ]
 ],
 "user-round": [
  [
   "circle",
   {
    "cx": "12",
    "cy": "8",
    "r": "5"
   }
  ],
  [
   "path",
   {
    "d": "M20 21a8 8 0 0 0-16 0"
   }
  ]
 ]
},
} as unknown as RouteModule
