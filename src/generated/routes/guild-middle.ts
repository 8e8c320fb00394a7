// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.
import type { RouteModule } from '@pagewright/engine/site'

const page = {
 "title": "guild.middle.title",
 "access": "visitor",
 "redirects": {
  "guild": {
   "when": {
    "user.uid": {
     "exists": true,
     "not": "0"
    },
    "user.guild_id": {
     "exists": true
    }
   },
   "to": "/guild"
  },
  "guilds": {
   "when": {
    "user.uid": {
     "exists": true,
     "not": "0"
    }
   },
   "to": "/guild/list"
  },
  "close": {
   "when": {
    "query.source": {
     "not": "0"
    }
   },
   "to": "/guild/middle",
   "query": {
    "source": 0,
    "isClose": 1
   }
  }
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
  "welcome": {
   "block": "text",
   "items": {
    "welcome": {
     "title": "guild.middle.hello",
     "text": "guild.middle.text"
    }
   }
  },
  "ways": {
   "block": "links",
   "look": "buttons",
   "links": {
    "login": {
     "do": "link",
     "label": "login.title",
     "icon": "log-in",
     "tone": "primary",
     "to": "/login"
    },
    "close": {
     "do": "native",
     "label": "common.close",
     "icon": "x",
     "when": {
      "query.isClose": "1"
     },
     "call": "closeWebViewPage"
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
 "log-in": [
  [
   "path",
   {
    "d": "m10 17 5-5-5-5"
   }
  ],
  [
   "path",
   {
    "d": "M15 12H3"
   }
  ],
  [
   "path",
   {
    "d": "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4"
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
